import type { Field, PayloadRequest } from 'payload'
import { limitStaffMails } from '@/collections/Users/attemptLimits'
import { nobody } from '@/src/access/roles'
import { MAX_MENTIONS_PER_NOTE } from '../rules/colleagueMention'
import { mentionErrors, mentionsText } from '../words/admin/mentions'

/**
 * The mentioned colleagues whose opinion a note requests: active accounts, a limited number, and
 * not the author.
 */
export const mentionsField: Field = {
  name: 'mentions',
  type: 'relationship',
  relationTo: 'users',
  hasMany: true,
  label: mentionsText.label,
  access: { update: nobody },
  hooks: {
    beforeValidate: [
      ({ value }) =>
        Array.isArray(value) ? [...new Set(value.filter((id) => id !== null))] : value,
    ],
    beforeChange: [
      async ({ operation, req, value }) => {
        const mentionCount = operation === 'create' && Array.isArray(value) ? value.length : 0
        if (mentionCount > 0)
          await limitStaffMails(req, 'mention', {
            mails: mentionCount,
            refusal: mentionErrors.tooOften,
          })
        return value
      },
    ],
  },
  validate: async (value, { req }) => {
    if (value === undefined || value === null) return true
    if (!Array.isArray(value)) return mentionErrors.unknown
    if (value.length > MAX_MENTIONS_PER_NOTE) return mentionErrors.tooMany
    return (await areIdsOfColleagues(req, value)) || mentionErrors.unknown
  },
}

async function areIdsOfColleagues(req: PayloadRequest, ids: unknown[]): Promise<boolean> {
  if (ids.some((id) => !Number.isInteger(id) || id === req.user?.id)) return false
  if (ids.length === 0) return true
  // Access control is skipped: Moderators may not read other accounts, but mention any.
  const { totalDocs } = await req.payload.db.count({
    collection: 'users',
    where: { and: [{ id: { in: ids } }, { status: { equals: 'active' } }] },
    req,
  })
  return totalDocs === ids.length
}
