import type { Payload, Where } from 'payload'
import { z } from 'zod'
import type { PayloadJob } from '@/payload-types'
import { readFailures } from '@/src/domain/mails/undelivered'

type Way = { sentAt: Date | null; failing: number }

const MOST_COUNTED = 100

/** When the last mail and the last chat message left, and how many wait after having failed. */
export async function findDeliveries(payload: Payload): Promise<{ mail: Way; chat: Way }> {
  const [mails, chats, failing] = await Promise.all([
    Promise.all([
      latest(payload, 'job-applications', 'announcedByMailAt'),
      latest(payload, 'job-applications', 'acknowledgedAt'),
      latest(payload, 'contact-messages', 'announcedByMailAt'),
      latest(payload, 'application-answers', 'sentAt'),
      latest(payload, 'message-replies', 'sentAt'),
    ]),
    Promise.all([
      latest(payload, 'job-applications', 'chatTs'),
      latest(payload, 'contact-messages', 'chatTs'),
    ]),
    findFailing(payload),
  ])
  const isChat = (way: string | null) => way === 'chat'
  return {
    mail: { sentAt: last(mails), failing: failing.filter((way) => !isChat(way)).length },
    // Slack names a message by the seconds since 1970 at which it came.
    chat: { sentAt: last(chats.map(instantOf)), failing: failing.filter(isChat).length },
  }
}

type Marked =
  | ['job-applications', 'announcedByMailAt' | 'acknowledgedAt' | 'chatTs']
  | ['contact-messages', 'announcedByMailAt' | 'chatTs']
  | ['application-answers' | 'message-replies', 'sentAt']

const Mark = z.record(z.string(), z.unknown()).optional()

async function latest({ db }: Payload, ...[collection, mark]: Marked): Promise<string | null> {
  const where: Where = { [mark]: { exists: true } }
  const { docs } = await db.find({
    collection,
    where,
    select: { [mark]: true },
    sort: `-${mark}`,
    limit: 1,
    pagination: false,
  })
  return z.string().nullish().parse(Mark.parse(docs[0])?.[mark]) ?? null
}

const JobError = z.object({ message: z.string() })

/** On which way each failing dispatch fails. */
async function findFailing({ db }: Payload) {
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
    limit: MOST_COUNTED,
    pagination: false,
  })
  return docs.flatMap(({ error, log }) => {
    const said = JobError.safeParse(error ?? log?.at(-1)?.error)
    return readFailures(said.data?.message ?? '').map(({ channel }) => channel)
  })
}

function last(moments: (string | null)[]): Date | null {
  const known = moments.flatMap((moment) => (moment ? [new Date(moment).getTime()] : []))
  return known.length > 0 ? new Date(Math.max(...known)) : null
}

function instantOf(ts: string | null): string | null {
  return ts && new Date(Number(ts) * 1000).toISOString()
}
