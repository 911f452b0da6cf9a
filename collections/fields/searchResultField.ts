import type { UIField } from 'payload'

/** What search engines and social networks will show, while it is being written. */
export const searchResultField: UIField = {
  name: 'searchResult',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/components/admin/search/SearchResult#SearchResult' },
  },
}
