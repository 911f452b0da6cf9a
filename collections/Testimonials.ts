import { testimonialsText as text } from '@/src/content/admin/testimonials'
import { createOrderedContentCollection } from './createOrderedContentCollection'
import { localizedText, localizedTextarea, pictureField } from './fields/contentFields'
import { translationStateFields } from './fields/translationStateFields'

export const Testimonials = createOrderedContentCollection({
  slug: 'testimonials',
  labels: text.labels,
  admin: {
    description: text.description,
    useAsTitle: 'name',
    defaultColumns: ['name', 'position', '_status', 'updatedAt'],
  },
  fields: [
    ...translationStateFields,
    { name: 'name', type: 'text', label: text.name.label, required: true },
    localizedText('position', text.position, { required: true }),
    pictureField('portrait', text.portrait, { required: true }),
    localizedTextarea('quote', text.quote, { required: true }),
  ],
})
