import { sql } from '@payloadcms/db-postgres'
import type { FieldHook, PayloadRequest, SingleRelationshipField } from 'payload'
import { staffOnly } from '@/src/access/roles'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { RECRUITER_SQL } from '../rules/recruiterCondition'
import { recruiterText as text } from '../words/admin'

const clearUnavailableRecruiter: FieldHook = async ({ req, value }) =>
  (await isRecruiter(req, value)) ? value : null

/**
 * The recruiter of an offer. An account that was suspended after it was chosen stays, so that the
 * offer can still be saved; a copy of the offer does not get a suspended account.
 */
export const recruiterField: SingleRelationshipField = {
  name: 'recruiter',
  type: 'relationship',
  relationTo: 'users',
  label: text.label,
  access: { read: staffOnly },
  hooks: { beforeDuplicate: [clearUnavailableRecruiter] },
  validate: async (value, { event, previousValue, req }) => {
    // The choices of the form are valid; an account can only lose its rights until the offer is saved.
    if (event === 'onChange' || value === null || value === undefined) return true
    return value === previousValue || (await isRecruiter(req, value)) || text.refused
  },
  admin: {
    description: text.description,
    disableBulkEdit: true,
    disableListColumn: true,
    disableListFilter: true,
    components: { Field: '/src/plugins/offer-recruiter/admin/RecruiterField#RecruiterField' },
  },
}

async function isRecruiter(req: PayloadRequest, id: unknown): Promise<boolean> {
  if (!Number.isInteger(id)) return false
  const { rowCount } = await (await transactionDrizzle(req)).execute(
    sql`SELECT FROM users WHERE id::text = ${String(id)} AND ${sql.raw(RECRUITER_SQL)}`,
  )
  return rowCount === 1
}
