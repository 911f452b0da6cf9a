import type { Payload } from 'payload'
import { z } from 'zod'
import { storeAnnouncementMark } from '@/src/commands/storeAnnouncementMark'
import {
  type NotificationChannelName,
  parsePermanentMailRefusal,
  serializeFailures,
  splitFailures,
} from '@/src/domain/mails/deliveryFailures'
import type { ApplicationNotificationStateField } from '@/src/domain/mails/staffNotification'
import type { AnnounceOnChannel } from '@/src/notifications/announcementChannel'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { RetryLaterError } from '@/src/notifications/retryLaterError'

const LoggedErrorSchema = z.object({ message: z.string() })

type AnnouncedDocument = {
  id: number
  marks: Partial<Record<ApplicationNotificationStateField, string | null>>
}

export type ChannelAnnouncement<Announced extends AnnouncedDocument> = {
  collection: 'job-applications' | 'contact-messages'
  announced: Announced
  channels: readonly {
    name: NotificationChannelName
    /** The field that records a successful announcement on this channel. */
    mark: keyof Announced['marks'] & ApplicationNotificationStateField
    announce: AnnounceOnChannel<Announced>
  }[]
}

type AnnouncementJobContext = {
  payload: Payload
  job: { waitUntil?: string | null; log?: readonly { error?: unknown }[] | null }
  context: NotificationContext
}

/**
 * Announces on each channel without a successful announcement yet, and without a permanent refusal
 * at an earlier attempt.
 * @throws when a channel failed, so that the job runs again for this channel only
 */
export async function announceOnEachChannel<Announced extends AnnouncedDocument>(
  { collection, announced, channels }: ChannelAnnouncement<Announced>,
  { payload, job, context }: AnnouncementJobContext,
) {
  const { id, marks } = announced
  const refused = findRefusedChannels(job)
  const attempts = channels
    .filter(({ name, mark }) => !marks[mark] && !refused.some(({ channel }) => channel === name))
    .map(async ({ name, mark, announce }) => {
      try {
        const value = await announce(announced, context)
        if (value !== null) await storeAnnouncementMark(payload, { collection, id, mark, value })
        return null
      } catch (reason) {
        return { channel: name, reason }
      }
    })
  const failed = (await Promise.all(attempts)).filter((outcome) => outcome !== null)
  const failures = [...refused, ...failed]
  if (failures.length === 0) return
  const reasons = failures.map(({ reason }) => reason)
  postponeJob(job, context.now, reasons)
  throw new AggregateError(reasons, serializeFailures(failures))
}

// The channels whose mail the server refused for good, from the error of the last attempt.
function findRefusedChannels({ log }: AnnouncementJobContext['job']) {
  const { data } = LoggedErrorSchema.safeParse(log?.at(-1)?.error)
  return splitFailures(data?.message ?? '').flatMap(({ channel, reason }) =>
    channel && parsePermanentMailRefusal(reason) ? [{ channel, reason }] : [],
  )
}

// Sets the earliest time of the next attempt; the backoff of Payload may be later.
function postponeJob(job: AnnouncementJobContext['job'], now: Date, failures: unknown[]) {
  const seconds = failures.map((failure) =>
    failure instanceof RetryLaterError ? failure.seconds : 0,
  )
  const wait = Math.max(...seconds)
  if (wait > 0) job.waitUntil = new Date(now.getTime() + wait * 1000).toISOString()
}
