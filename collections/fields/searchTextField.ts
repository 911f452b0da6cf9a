import type { TextField } from 'payload'
import { nobody } from '@/src/access/nobody'

/**
 * What the list is searched in, folded: written by the database itself, whoever writes the row. Not
 * `hidden`, since Payload lets nobody ask for such a field.
 */
export const searchTextField = (label: string): TextField => ({
  name: 'searchText',
  type: 'text',
  label,
  access: { create: nobody, update: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
})
