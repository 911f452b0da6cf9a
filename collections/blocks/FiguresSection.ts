import type { Block } from 'payload'
import { figuresSectionText } from '@/src/content/admin/sections'
import { listField } from '../fields/listField'
import { localizedText, localizedTextarea } from '../fields/localizedText'
import { sectionHeading } from '../fields/sectionHeading'
import { sectionAdmin } from './sectionAdmin'

export const FiguresSection: Block = {
  slug: 'figures',
  interfaceName: 'FiguresSection',
  labels: figuresSectionText.labels,
  admin: sectionAdmin(figuresSectionText.labels.singular),
  fields: [
    ...sectionHeading,
    listField('figures', figuresSectionText.figures, [
      localizedText('value', figuresSectionText.value, { required: true }),
      localizedText('label', figuresSectionText.label, { required: true }),
    ]),
    localizedTextarea('goal', figuresSectionText.goal),
  ],
}
