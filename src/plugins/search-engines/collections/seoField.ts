import type { GroupField } from 'payload'
import { localizedText, localizedTextarea, pictureField } from '@/collections/fields/contentFields'
import { seoText } from '../words/admin/seo'
import { searchResultPreviewField } from './searchResultPreviewField'

export const seoField: GroupField = {
  name: 'seo',
  type: 'group',
  label: seoText.group.label,
  interfaceName: 'Seo',
  fields: [
    localizedText('metaTitle', seoText.metaTitle),
    localizedTextarea('metaDescription', seoText.metaDescription),
    pictureField('socialImage', seoText.socialImage),
    searchResultPreviewField,
  ],
}
