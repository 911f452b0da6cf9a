import type { CollectionConfig } from 'payload'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'
import { pictureUsageWords as words } from '@/src/plugins/content-care/words/admin/pictureUsage'

const ADMIN_COMPONENTS_PATH = '/src/plugins/content-care/admin'

/** Adds to the media library the places where each picture is used, in the list and in the form. */
export function addPictureUsage(media: CollectionConfig): CollectionConfig {
  const { admin, ...rest } = addFieldsAfter('credit', {
    name: 'usage',
    type: 'ui',
    label: words.column,
    admin: {
      components: {
        Cell: `${ADMIN_COMPONENTS_PATH}/PictureUsageCell#PictureUsageCell`,
        Field: `${ADMIN_COMPONENTS_PATH}/PictureUsageField#PictureUsageField`,
      },
    },
  })(media)
  const list = { Component: `${ADMIN_COMPONENTS_PATH}/MediaUsageList#MediaUsageList` }
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
