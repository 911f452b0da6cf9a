import type { UIField } from 'payload'
import { translationWords } from '@/src/content/admin/translation'

/** The translation state of a document, as a list column and beside the form. */
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
