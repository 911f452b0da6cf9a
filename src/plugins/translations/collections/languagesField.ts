import type { UIField } from 'payload'
import { translationWords } from '@/src/plugins/translations/words/admin/translation'

/** Shows the translation state of a document, as a list column and beside the form. */
export const languagesField: UIField = {
  name: 'languages',
  type: 'ui',
  label: translationWords.label,
  admin: {
    position: 'sidebar',
    components: {
      Cell: '/src/plugins/translations/admin/LanguagesCell#LanguagesCell',
      Field: '/src/plugins/translations/admin/LanguagesField#LanguagesField',
    },
  },
}
