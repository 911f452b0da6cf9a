import type { CollectionConfig } from 'payload'
import { fieldsAfter } from '@/src/configuration/fieldsAfter'
import { pictureUsageWords as words } from '../words/admin/pictureUsage'

const folder = '/src/plugins/content-care/admin'

/** The media library with the places where each picture is used, in the list and in the form. */
export function withUsage(media: CollectionConfig): CollectionConfig {
  const { admin, ...rest } = fieldsAfter('credit', {
    name: 'usage',
    type: 'ui',
    label: words.column,
    admin: {
      components: {
        Cell: `${folder}/UsageCell#UsageCell`,
        Field: `${folder}/UsageField#UsageField`,
      },
    },
  })(media)
  const list = { Component: `${folder}/MediaUsageList#MediaUsageList` }
  const { components } = admin ?? {}
  return {
    ...rest,
    admin: {
      ...admin,
      defaultColumns: [...(admin?.defaultColumns ?? []), 'usage'],
      components: { ...components, views: { ...components?.views, list } },
    },
  }
}
