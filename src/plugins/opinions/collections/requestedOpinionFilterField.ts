import type { CheckboxField } from 'payload'
import { serverOnlyWriteAccess } from '@/src/access/roles'
import { OPINION_REQUESTED_FILTER } from '@/src/domain/admin/opinionRequested'
import { requestedOpinionWords } from '@/src/plugins/opinions/words/admin/mentions'

/** The field is only for filters: requests for an opinion are stored in their own collection. */
export const requestedOpinionFilterField: CheckboxField = {
  name: OPINION_REQUESTED_FILTER,
  type: 'checkbox',
  virtual: true,
  label: requestedOpinionWords.label,
  access: serverOnlyWriteAccess,
  admin: {
    hidden: true,
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
  },
}
