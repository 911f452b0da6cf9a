import type { Payload } from 'payload'
import { z } from 'zod'
import type { PayloadJob } from '@/payload-types'
import { parseFailures } from '@/src/domain/mails/deliveryFailures'
import { LAST_ACCEPTED_MAIL_KEY } from '@/src/domain/mails/mailServer'

type DeliveryChannelState = { sentAt: Date | null; failing: number }

const MAX_COUNTED_FAILURES = 100

const LastMailRowSchema = z.object({ at: z.coerce.date() })

/**
 * Finds when the last mail and the last chat message were sent, and the number of failed deliveries
 * that still wait.
 */
export async function findDeliveryChannelStates(
  payload: Payload,
): Promise<{ mail: DeliveryChannelState; chat: DeliveryChannelState }> {
  const [lastMail, chats, failing] = await Promise.all([
    payload.kv.get(LAST_ACCEPTED_MAIL_KEY),
    Promise.all([
      findLatestSlackTimestamp(payload, 'job-applications'),
      findLatestSlackTimestamp(payload, 'contact-messages'),
    ]),
    findFailingDeliveries(payload),
  ])
  const isChat = (way: string | null) => way === 'chat'
  return {
    mail: {
      sentAt: LastMailRowSchema.safeParse(lastMail).data?.at ?? null,
      failing: failing.filter((way) => !isChat(way)).length,
    },
    chat: { sentAt: latestSlackDate(chats), failing: failing.filter(isChat).length },
  }
}

async function findLatestSlackTimestamp(
  { db }: Payload,
  collection: 'job-applications' | 'contact-messages',
): Promise<string | null> {
  const { docs } = await db.find<{ chatTs: string }>({
    collection,
    where: { chatTs: { exists: true } },
    select: { chatTs: true },
    sort: '-chatTs',
    limit: 1,
    pagination: false,
  })
  return docs[0]?.chatTs ?? null
}

const ChannelJobErrorSchema = z.object({ message: z.string() })

/** Finds the channel of each failing delivery. */
async function findFailingDeliveries({ db }: Payload) {
  const { docs } = await db.find<PayloadJob>({
    collection: 'payload-jobs',
    where: {
      totalTried: { greater_than: 0 },
      completedAt: { exists: false },
      taskSlug: {
        not_in: [
          'checkCandidateFile',
          'readDocuments',
          'recountVisits',
          'applyRetention',
          'discardFiles',
        ],
      },
    },
    sort: '-createdAt',
    limit: MAX_COUNTED_FAILURES,
    pagination: false,
  })
  return docs.flatMap(({ error, log }) => {
    const jobError = ChannelJobErrorSchema.safeParse(error ?? log?.at(-1)?.error)
    return parseFailures(jobError.data?.message ?? '').map(({ channel }) => channel)
  })
}

// Returns the time of the latest message: Slack names a message by its time in seconds since 1970.
function latestSlackDate(names: (string | null)[]): Date | null {
  const times = names.flatMap((ts) => (ts ? [Number(ts) * 1000] : []))
  return times.length > 0 ? new Date(Math.max(...times)) : null
}
