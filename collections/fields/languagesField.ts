import type { UIField } from 'payload'
import { translationWords } from '@/src/content/admin/translation'

/** How far each language of a document is: a column of the list, and a line beside the form. */
export const languagesField: UIField = {
  name: 'languages',
  type: 'ui',
  label: translationWords.label,
  admin: {
    position: 'sidebar',
    components: {
      Cell: '/components/admin/languages/LanguagesCell#LanguagesCell',
      Field: '/components/admin/languages/LanguagesField#LanguagesField',
    },
  },
}
