import type { SelectField } from 'payload'
import { publicationWords } from '@/src/plugins/version-history/words/admin/versions'

/** Payload's status field of drafts; the list shows what visitors see. */
export const publicationField: SelectField = {
  name: '_status',
  type: 'select',
  label: publicationWords.column,
  // Payload adds its options.
  options: [],
  admin: {
    components: { Cell: '/src/plugins/version-history/admin/PublicationCell#PublicationCell' },
  },
}
