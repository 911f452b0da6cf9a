import type { Payload, TypedUser } from 'payload'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { firstReading } from '@/src/domain/applicationHistory'
import { inTransaction } from './inTransaction'

type Reading = { application: number; user: TypedUser }

/** Notes that this person has read the application; the first time only. */
export async function noteReading(payload: Payload, { application, user }: Reading): Promise<void> {
  const once = firstReading(application, user.id)
  if (await isNoted(payload, once)) return
  try {
    await inTransaction(payload, { user }, (req) =>
      recordApplicationEvent(req, { application, kind: 'read', once }),
    )
  } catch (err) {
    // Two of the person's windows at once: the other one was faster.
    if (!(await isNoted(payload, once))) throw err
  }
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
