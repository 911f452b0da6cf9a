import type { TextField } from 'payload'
import { nobody } from '@/src/access/roles'

/**
 * The normalised text that list searches use, maintained by a database trigger. The field is not
 * `hidden`, because Payload does not allow filters on hidden fields.
 */
export const searchTextField = (label: string): TextField => ({
  name: 'searchText',
  type: 'text',
  label,
  access: { create: nobody, update: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
})
