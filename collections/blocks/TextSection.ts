import type { Block } from 'payload'
import { pageFieldText } from '@/src/content/admin/pageFields'
import { textSectionText } from '@/src/content/admin/sections'
import { localizedText } from '../fields/localizedText'
import { pictureField } from '../fields/pictureField'
import { richTextField } from '../fields/richTextField'
import { sectionAdmin } from './sectionAdmin'

export const TextSection: Block = {
  slug: 'text',
  interfaceName: 'TextSection',
  labels: textSectionText.labels,
  admin: sectionAdmin(textSectionText.labels.singular),
  fields: [
    localizedText('heading', pageFieldText.heading, { required: true }),
    richTextField('body', textSectionText.body, { required: true }),
    pictureField('picture', textSectionText.picture),
  ],
}
