import type { TextField } from 'payload'
import { serverOnlyWriteAccess } from '@/src/access/roles'
import { DOCUMENT_WORDS_FIELD } from '@/src/plugins/document-reading/rules/documentSearch'
import { documentSearchWords } from '@/src/plugins/document-reading/words/admin/documentSearch'

/** The field is only for filters: the words are stored in a table that Payload does not know. */
export const documentWordsField: TextField = {
  name: DOCUMENT_WORDS_FIELD,
  type: 'text',
  virtual: true,
  label: documentSearchWords.label,
  access: serverOnlyWriteAccess,
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
}
