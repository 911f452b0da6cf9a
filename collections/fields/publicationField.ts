import type { SelectField } from 'payload'
import { publicationWords } from '@/src/content/admin/publication'

/** Payload's status field of drafts; the list shows what visitors see. */
export const publicationField: SelectField = {
  name: '_status',
  type: 'select',
  label: publicationWords.column,
  // Payload adds its options.
  options: [],
  admin: {
    components: { Cell: '/components/admin/list/PublicationCell#PublicationCell' },
  },
}
