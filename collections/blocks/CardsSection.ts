import type { Block } from 'payload'
import { cardsSectionText } from '@/src/content/admin/sections'
import { cardsField } from '../fields/cardsField'
import { sectionHeading } from '../fields/sectionHeading'

export const CardsSection: Block = {
  slug: 'cards',
  interfaceName: 'CardsSection',
  labels: cardsSectionText.labels,
  fields: [...sectionHeading, cardsField('cards')],
}
