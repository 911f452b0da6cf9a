import type { Block } from 'payload'
import { testimonialsSectionText } from '@/src/content/admin/sections'
import { listField } from '../fields/listField'
import { localizedText, localizedTextarea } from '../fields/localizedText'
import { sectionHeading } from '../fields/sectionHeading'
import { sectionAdmin } from './sectionAdmin'

export const TestimonialsSection: Block = {
  slug: 'testimonials',
  interfaceName: 'TestimonialsSection',
  labels: testimonialsSectionText.labels,
  admin: sectionAdmin(testimonialsSectionText.labels.singular),
  fields: [
    ...sectionHeading,
    listField('testimonials', testimonialsSectionText.testimonials, [
      localizedTextarea('quote', testimonialsSectionText.quote, { required: true }),
      { name: 'name', type: 'text', label: testimonialsSectionText.name.label, required: true },
      localizedText('position', testimonialsSectionText.position, { required: true }),
    ]),
  ],
}
