import type { GroupField } from 'payload'
import { seoText } from '@/src/content/admin/pageFields'
import { localizedText, localizedTextarea, pictureField } from './contentFields'
import { searchResultField } from './searchResultField'

export const seoField: GroupField = {
  name: 'seo',
  type: 'group',
  label: seoText.group.label,
  interfaceName: 'Seo',
  fields: [
    localizedText('metaTitle', seoText.metaTitle),
    localizedTextarea('metaDescription', seoText.metaDescription),
    pictureField('socialImage', seoText.socialImage),
    searchResultField,
  ],
}
