import type { Block } from 'payload'
import { charterSectionText } from '@/src/content/admin/sections'
import { listField } from '../fields/listField'
import { localizedText } from '../fields/localizedText'
import { sectionHeading } from '../fields/sectionHeading'
import { sectionAdmin } from './sectionAdmin'

export const CharterSection: Block = {
  slug: 'charter',
  interfaceName: 'CharterSection',
  labels: charterSectionText.labels,
  admin: sectionAdmin(charterSectionText.labels.singular),
  fields: [
    ...sectionHeading,
    listField('columns', charterSectionText.columns, [
      localizedText('title', charterSectionText.columnTitle, { required: true }),
      listField('commitments', charterSectionText.commitments, [
        localizedText('text', charterSectionText.commitment, { required: true }),
      ]),
    ]),
  ],
}
