import type { Payload } from 'payload'
import { z } from 'zod'
import type { PayloadJob } from '@/payload-types'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { parseFailures } from '@/src/domain/mails/deliveryFailures'
import type { QueuedTask } from '@/src/domain/queuedTask'
import { queuedTasks } from '@/src/plugins/queuedTasks'
import type { UndeliveredNotification } from '@/src/plugins/undelivered-mail/rules/undeliveredNotification'

const slugsOf = (isMatch: (task: QueuedTask) => boolean) =>
  queuedTasks.filter(isMatch).map(({ slug }) => slug)

const HIDDEN_TASKS = slugsOf(({ isHiddenFromUndelivered }) => isHiddenFromUndelivered === true)

const MAX_SHOWN_DELIVERIES = 100

const DeliveryJobInputSchema = z.object({
  applicationId: z.number().optional(),
  messageId: z.number().optional(),
  email: z.string().optional(),
})
const DeliveryJobErrorSchema = z.object({ message: z.string() })

/**
 * Finds at most a hundred deliveries that failed at least once and are not done, the latest first.
 */
export async function findUndeliveredNotifications(
  payload: Payload,
  user: SignedInUser,
): Promise<UndeliveredNotification[]> {
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      totalTried: { greater_than: 0 },
      completedAt: { exists: false },
      taskSlug: { not_in: HIDDEN_TASKS },
    },
    sort: '-createdAt',
    limit: MAX_SHOWN_DELIVERIES,
    pagination: false,
    depth: 0,
    // Access control is skipped: no user may read jobs, because their input contains secrets. Only
    // the displayed fields are returned.
    overrideAccess: true,
  })
  const labels = await findLabelsOfConcernedDocuments(payload, { user, jobs: docs })
  const superAdmins = docs.some(isTaskForSuperAdmins)
    ? await findSuperAdminRecipients(payload, user)
    : null
  return docs.map((job) => ({
    ...describeDeliveryJob(job),
    about: documentOfDeliveryJob(job, labels),
    recipient: isTaskForSuperAdmins(job) ? superAdmins : (parseDeliveryJobInput(job).email ?? null),
  }))
}

const TASKS_FOR_SUPER_ADMINS = slugsOf(({ recipient }) => recipient === 'superAdmins')

const isTaskForSuperAdmins = ({ taskSlug }: PayloadJob) =>
  TASKS_FOR_SUPER_ADMINS.includes(taskSlug ?? '')

// Finds the current Super Administrators, who are the recipients of the next attempt.
async function findSuperAdminRecipients(
  payload: Payload,
  user: SignedInUser,
): Promise<string | null> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { role: { equals: 'super-admin' }, status: { equals: 'active' } },
    select: { email: true },
    sort: 'id',
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return docs.map(({ email }) => email).join(', ') || null
}

function describeDeliveryJob(job: PayloadJob) {
  const last = job.log?.at(-1)
  const error = DeliveryJobErrorSchema.safeParse(job.error ?? last?.error)
  const isGivenUp = job.hasError === true
  return {
    id: job.id,
    task: job.taskSlug ?? '',
    isGivenUp,
    failures: parseFailures(error.data?.message ?? ''),
    tries: job.totalTried ?? 0,
    createdAt: job.createdAt,
    // A job that is not retried has no line in its log for the last attempt.
    lastTriedAt: isGivenUp ? job.updatedAt : (last?.completedAt ?? null),
    nextTryAt: isGivenUp ? null : (job.waitUntil ?? null),
  }
}

type ApplicationAndMessageLabels = {
  applications: Map<number, string>
  messages: Map<number, string>
}

// Reads with the access rights of the user, so that a deleted document is not found.
async function findLabelsOfConcernedDocuments(
  payload: Payload,
  { user, jobs }: { user: SignedInUser; jobs: PayloadJob[] },
): Promise<ApplicationAndMessageLabels> {
  const inputs = jobs.map(parseDeliveryJobInput)
  const as = { user, pagination: false, depth: 0 } as const
  const [applications, messages] = await Promise.all([
    payload.find({
      ...as,
      overrideAccess: false,
      collection: 'job-applications',
      where: { id: { in: inputs.flatMap(({ applicationId }) => applicationId ?? []) } },
      select: { candidateName: true },
    }),
    payload.find({
      ...as,
      overrideAccess: false,
      collection: 'contact-messages',
      where: { id: { in: inputs.flatMap(({ messageId }) => messageId ?? []) } },
      select: { name: true },
    }),
  ])
  return {
    applications: new Map(
      applications.docs.map(({ id, candidateName }) => [id, candidateName ?? '']),
    ),
    messages: new Map(messages.docs.map(({ id, name }) => [id, name ?? ''])),
  }
}

function documentOfDeliveryJob(
  job: PayloadJob,
  { applications, messages }: ApplicationAndMessageLabels,
) {
  const { applicationId, messageId } = parseDeliveryJobInput(job)
  const application = applicationId === undefined ? undefined : applications.get(applicationId)
  if (applicationId !== undefined && application !== undefined) {
    return { collection: 'job-applications', id: applicationId, label: application } as const
  }
  const message = messageId === undefined ? undefined : messages.get(messageId)
  if (messageId === undefined || message === undefined) return null
  return { collection: 'contact-messages', id: messageId, label: message } as const
}

function parseDeliveryJobInput({ input }: PayloadJob) {
  return DeliveryJobInputSchema.safeParse(input).data ?? {}
}
