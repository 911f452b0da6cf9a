import type { Payload } from 'payload'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { inTransaction } from '@/src/database/inTransaction'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { firstReading } from '@/src/domain/submissions/applicationHistory'

type Reading = { application: number; user: SignedInUser }

/**
 * Notes that this person has read the application; the first time only. False where it is no longer there,
 * which it may cease to be while it is read.
 */
export async function noteReading(
  payload: Payload,
  { application, user }: Reading,
): Promise<boolean> {
  const once = firstReading(application, user.id)
  if (await isNoted(payload, once)) return true
  try {
    await inTransaction(payload, { user }, (req) =>
      recordApplicationEvent(req, { application, kind: 'read', once }),
    )
  } catch (err) {
    // Two of the person's windows at once: the other one was faster.
    if (await isNoted(payload, once)) return true
    if (!(await isThere(payload, application))) return false
    throw err
  }
  return true
}

async function isNoted(payload: Payload, once: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'application-events',
    where: { once: { equals: once } },
    // The name of the event is hidden from everybody.
    overrideAccess: true,
  })
  return totalDocs > 0
}

async function isThere(payload: Payload, application: number): Promise<boolean> {
  const found = { collection: 'job-applications', where: { id: { equals: application } } } as const
  const { totalDocs } = await payload.count({ ...found, overrideAccess: true })
  return totalDocs > 0
}
