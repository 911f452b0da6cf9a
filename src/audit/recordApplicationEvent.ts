import type { PayloadRequest } from 'payload'
import type { ApplicationEventKind } from '@/src/domain/submissions/applicationHistory'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'

export type ApplicationEvent = {
  application: number
  kind: ApplicationEventKind
  /** For a change of status. */
  from?: ApplicationStatus
  to?: ApplicationStatus
  /** A name that only one event can bear: a second one is refused by the database. */
  once?: string
  /** When it happened, where that is not now. */
  at?: string
}

/**
 * Writes one line of an application's history, in the transaction of `req`: what is undone did not
 * happen. The person's name is kept as it is now, and stays when the account goes.
 */
export async function recordApplicationEvent(
  req: PayloadRequest,
  { at, ...event }: ApplicationEvent,
): Promise<void> {
  // Nobody may write history, staff neither: written below access, by the product alone.
  await req.payload.db.create({
    collection: 'application-events',
    data: {
      ...event,
      createdAt: at ?? new Date().toISOString(),
      account: req.user?.id ?? null,
      accountName: req.user?.name ?? null,
    },
    req,
    returning: false,
  })
}
