import type { BlocksField } from 'payload'
import { sectionsText } from '@/src/content/admin/sections'
import { CardsSection } from '../blocks/CardsSection'
import { CharterSection } from '../blocks/CharterSection'
import { FiguresSection } from '../blocks/FiguresSection'
import { PartnersSection } from '../blocks/PartnersSection'
import { TestimonialsSection } from '../blocks/TestimonialsSection'
import { TextSection } from '../blocks/TextSection'

/** The sections of a page, which staff choose and order. */
export const sectionsField: BlocksField = {
  name: 'sections',
  type: 'blocks',
  label: sectionsText.label,
  labels: sectionsText.row,
  admin: { description: sectionsText.description, initCollapsed: true },
  blocks: [
    TextSection,
    CardsSection,
    FiguresSection,
    TestimonialsSection,
    PartnersSection,
    CharterSection,
  ],
}
