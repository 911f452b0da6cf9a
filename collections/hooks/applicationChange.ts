import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { JobApplication } from '@/payload-types'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { auditDetailTexts } from '@/src/content/admin/audit'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { auditSubjectName } from '@/src/domain/audit/audit'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import {
  type ApplicationStatus,
  isApplicationStatus,
} from '@/src/domain/submissions/applicationStatus'
import { replyDueDate } from '@/src/domain/submissions/replyPromise'
import { lockAndReadRow } from './lockAndReadRow'
import { statusChangeValues } from './statusChangeValues'

/** The effect of an update on an application; null for each part that does not change. */
type ApplicationChange = {
  status: { from: ApplicationStatus; to: ApplicationStatus } | null
  /** The new spam mark. */
  isSpam: boolean | null
}

declare module 'payload' {
  export interface RequestContext {
    /** The changes by application id, because one request may change several. */
    applicationChanges?: Map<number, ApplicationChange>
  }
}

/**
 * Computes what a save stores besides the sent data. A new application gets the date of the
 * promised reply. A decision is compared with the locked row, and gets its author and its time.
 */
export const prepareApplicationSave: CollectionBeforeChangeHook<JobApplication> = async (args) => {
  const { operation, originalDoc, req } = args
  if (operation === 'create' || !originalDoc) {
    return { ...args.data, answerDueOn: await promisedReplyDate(req, args.data) }
  }
  const stored = await lockAndReadRow(req, { collection: 'job-applications', id: originalDoc.id })
  const data = await mergeConcurrentChanges(args, originalDoc, stored)
  const change = computeApplicationChange(stored, data)
  req.context.applicationChanges ??= new Map()
  req.context.applicationChanges.set(originalDoc.id, change)
  return {
    ...data,
    ...(change.status && statusChangeValues(req)),
    ...(change.isSpam !== null && spamMarkValues(req, change.isSpam)),
  }
}

/** Records the change in the history of the application and in the audit trail. */
export const recordApplicationChange: CollectionAfterChangeHook<JobApplication> = async (args) => {
  const { doc, operation, req } = args
  const application = doc.id
  if (operation === 'create') {
    await recordApplicationEvent(req, { application, kind: 'received', at: doc.createdAt })
    return
  }
  const { status, isSpam } =
    req.context.applicationChanges?.get(application) ?? NO_APPLICATION_CHANGE
  const collection = 'job-applications'
  const subject = auditSubjectName(collection, application, doc.candidateName)
  const about = { collection, documentId: application, subject } as const
  if (status) {
    const { from, to } = status
    await recordApplicationEvent(req, { application, kind: 'status-changed', from, to })
    const details = auditDetailTexts.change(
      applicationStatusLabels[from],
      applicationStatusLabels[to],
    )
    await recordAuditEntry(req, { ...about, action: 'statusChanged', details })
  }
  if (isSpam !== null) {
    const kind = isSpam ? 'spam-marked' : 'spam-unmarked'
    await recordApplicationEvent(req, { application, kind })
    await recordAuditEntry(req, { ...about, action: isSpam ? 'spamMarked' : 'spamUnmarked' })
  }
}

const NO_APPLICATION_CHANGE: ApplicationChange = { status: null, isSpam: null }

// Computes the promised date from the settings at the time of the application; a later change of
// the settings does not change it.
async function promisedReplyDate(req: PayloadRequest, { createdAt }: Partial<JobApplication>) {
  const { answerDays: days, timezone } = await req.payload.findGlobal({
    slug: 'website-settings',
    depth: 0,
    select: { answerDays: true, timezone: true },
    overrideAccess: false,
    req,
  })
  const sentAt = createdAt ? new Date(createdAt) : new Date()
  return replyDueDate(sentAt, { days, timezone: timezone ?? DEFAULT_TIMEZONE })
}

type LockedApplication = Awaited<ReturnType<typeof lockAndReadRow>>

const CONCURRENTLY_CHANGED_FIELDS = [
  'status',
  'statusChangedAt',
  'statusChangedBy',
  'statusChangedByName',
  'isSpam',
  'spamMarkedAt',
  'spamMarkedBy',
  'spamMarkedByName',
  // The fields that the candidate changes.
  'withdrawnAt',
  'awaitsAnswer',
  'candidatePhone',
  'coverLetter',
  'cv',
  'coverLetterFile',
] as const

/**
 * Merges the values that a colleague or the candidate has stored since the row was read, because
 * Payload writes the whole row. Values that this request changes stay.
 */
async function mergeConcurrentChanges(
  { data, req }: Parameters<CollectionBeforeChangeHook<JobApplication>>[0],
  read: JobApplication,
  stored: LockedApplication,
): Promise<Partial<JobApplication>> {
  if (stored.updatedAt === Date.parse(read.updatedAt)) return data
  const where = { id: { equals: read.id } }
  const current = await req.payload.db.findOne<JobApplication>({
    collection: 'job-applications',
    where,
    req,
  })
  const untouched = CONCURRENTLY_CHANGED_FIELDS.filter((name) => data[name] === read[name])
  return { ...data, ...Object.fromEntries(untouched.map((name) => [name, current?.[name]])) }
}

function computeApplicationChange(
  stored: LockedApplication,
  data: Partial<JobApplication>,
): ApplicationChange {
  const [from, to] = [stored.status, data.status]
  const isChanged = isApplicationStatus(from) && isApplicationStatus(to) && from !== to
  const isSpam = data.isSpam ?? false
  return {
    status: isChanged ? { from, to } : null,
    isSpam: isSpam === stored.isSpam ? null : isSpam,
  }
}

// The spam mark has a date, because it expires thirty days later.
const spamMarkValues = ({ user }: PayloadRequest, isSpam: boolean) => ({
  spamMarkedAt: isSpam ? new Date().toISOString() : null,
  spamMarkedBy: (isSpam && user?.id) || null,
  spamMarkedByName: (isSpam && user?.name) || null,
})
