import type { Block } from 'payload'
import { cardsSectionText } from '@/src/content/admin/sections'
import { cardsField } from '../fields/cardsField'
import { sectionHeading } from '../fields/sectionHeading'
import { sectionAdmin } from './sectionAdmin'

export const CardsSection: Block = {
  slug: 'cards',
  interfaceName: 'CardsSection',
  labels: cardsSectionText.labels,
  admin: sectionAdmin(cardsSectionText.labels.singular),
  fields: [...sectionHeading, cardsField('cards')],
}
