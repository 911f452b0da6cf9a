import type { SelectField } from 'payload'
import { selectOptions } from '@/collections/fields/selectOptions'
import { staffOnly, superAdminsOnly } from '@/src/access/roles'
import { roleLabels } from '@/src/content/statusLabels'
import { ROLES } from '@/src/domain/accounts/userAccount'
import { secondFactorRolesText as text } from '@/src/plugins/second-factor/words/admin/secondFactor'

/** The roles that must sign in with a second factor: a field of the website settings. */
export const secondFactorRolesField: SelectField = {
  name: 'secondFactorRoles',
  type: 'select',
  hasMany: true,
  label: text.label,
  options: selectOptions(ROLES, roleLabels),
  access: { read: staffOnly, update: superAdminsOnly },
  admin: { description: text.description },
}
