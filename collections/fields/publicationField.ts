import type { SelectField } from 'payload'
import { publicationWords } from '@/src/content/admin/versions'

/** Payload's own field of what has drafts, which says in a list what visitors see. */
export const publicationField: SelectField = {
  name: '_status',
  type: 'select',
  label: publicationWords.column,
  // Payload puts its own to them.
  options: [],
  admin: { components: { Cell: '/components/admin/versions/PublicationCell#PublicationCell' } },
}
