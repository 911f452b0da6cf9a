import type { UIField } from 'payload'

/** Field with a preview of the search result and of the social media card. */
export const searchResultPreviewField: UIField = {
  name: 'searchResult',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: {
      Field: '/src/plugins/search-engines/admin/SearchResultPreview#SearchResultPreview',
    },
  },
}
