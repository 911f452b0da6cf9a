import type { CheckboxField } from 'payload'
import { serverOnly } from '@/src/access/roles'
import { TO_READ } from '@/src/domain/admin/toRead'
import { toReadWords } from '../words/admin/mentions'

/** Only for filters: reading requests are stored in their own collection. */
export const toReadField: CheckboxField = {
  name: TO_READ,
  type: 'checkbox',
  virtual: true,
  label: toReadWords.label,
  access: serverOnly,
  admin: {
    hidden: true,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
}
