import type { PayloadRequest } from 'payload'
import type { ApplicationEventKind } from '@/src/domain/submissions/applicationHistory'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'

export type ApplicationEvent = {
  application: number
  kind: ApplicationEventKind
  /** The status before the change. */
  from?: ApplicationStatus
  to?: ApplicationStatus
  /** A unique key: the database refuses a second event with the same key. */
  once?: string
  /** The time of the event; now when omitted. */
  at?: string
}

/**
 * Adds an event to an application's history in the transaction of `req`, so that a rollback removes
 * it too. The user's name is copied and remains after the account is deleted.
 */
export async function recordApplicationEvent(
  req: PayloadRequest,
  { at, ...event }: ApplicationEvent,
): Promise<void> {
  // The event is written directly to the database, because no user may create events.
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
