import type { Payload } from 'payload'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { inTransaction } from '@/src/database/inTransaction'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { buildFirstApplicationReadKey } from '@/src/domain/submissions/applicationHistory'

type Options = { application: number; user: SignedInUser }

/**
 * Records the first time that a user reads an application. False when the application no longer
 * exists.
 */
export async function recordFirstApplicationReading(
  payload: Payload,
  { application, user }: Options,
): Promise<boolean> {
  const once = buildFirstApplicationReadKey(application, user.id)
  if (await isFirstReadingRecorded(payload, once)) return true
  try {
    await inTransaction(payload, { user }, (req) =>
      recordApplicationEvent(req, { application, kind: 'read', once }),
    )
  } catch (err) {
    // Another window of the same user has recorded it at the same moment.
    if (await isFirstReadingRecorded(payload, once)) return true
    if (!(await applicationExists(payload, application))) return false
    throw err
  }
  return true
}

async function isFirstReadingRecorded(payload: Payload, once: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'application-events',
    where: { once: { equals: once } },
    // Access control is skipped: the unique key of an event is hidden from all users.
    overrideAccess: true,
  })
  return totalDocs > 0
}

async function applicationExists(payload: Payload, application: number): Promise<boolean> {
  const found = { collection: 'job-applications', where: { id: { equals: application } } } as const
  const { totalDocs } = await payload.count({ ...found, overrideAccess: true })
  return totalDocs > 0
}
