import { type ChannelName, writeFailures } from '@/src/domain/mails/undelivered'
import { RetryLater } from '@/src/notifications/retryLater'

export type Channel = {
  name: ChannelName
  /** Set once this channel has spoken. */
  mark: string | null | undefined
  /** @returns the mark to keep; null where there is nothing to say. */
  announce: () => Promise<string | null>
  keepMark: (value: string) => Promise<void>
}

type Attempt = { job: { waitUntil?: string | null }; now: Date }

/**
 * Speaks on every channel that has not spoken yet.
 * @throws when one of them failed, so that the job runs again; the others are not repeated then.
 */
export async function announceOnEachChannel(channels: Channel[], { job, now }: Attempt) {
  const silent = channels.filter(({ mark }) => !mark)
  const outcomes = await Promise.all(silent.map(announceOrFail))
  const failures = outcomes.filter((outcome) => outcome !== null)
  if (failures.length === 0) return
  const reasons = failures.map(({ reason }) => reason)
  postpone({ job, now }, reasons)
  throw new AggregateError(reasons, writeFailures(failures))
}

async function announceOrFail({ name, announce, keepMark }: Channel) {
  try {
    const mark = await announce()
    if (mark !== null) await keepMark(mark)
    return null
  } catch (reason) {
    return { channel: name, reason }
  }
}

// Payload takes the later of this moment and its own backoff.
function postpone({ job, now }: Attempt, failures: unknown[]) {
  const seconds = failures.map((failure) => (failure instanceof RetryLater ? failure.seconds : 0))
  const wait = Math.max(...seconds)
  if (wait > 0) job.waitUntil = new Date(now.getTime() + wait * 1000).toISOString()
}
