import type { Payload, PayloadRequest } from 'payload'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { INITIAL_MESSAGE_STATUS } from '@/src/domain/submissions/messageStatus'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import { type RateLimitedSender, rateLimitSubmission } from './rateLimitSubmission'
import {
  createNotSavedOutcome,
  findRunningSubmissionOutcome,
  findSavedSubmissionId,
  type SubmissionReference,
  saveSubmission,
  shareSubmissionOutcome,
} from './submitOnce'

/** The parsed input of the contact form. */
export type ContactMessageInput = {
  name: string
  email: string
  subject: string
  message: string
  submissionKey: string
}

type MessageSubmissionContext = { sender: RateLimitedSender; now: Date; language: SiteLanguage }

/** Stores a message and queues its announcement in the same transaction; once per submission key. */
export function submitContactMessage(
  payload: Payload,
  message: ContactMessageInput,
  context: MessageSubmissionContext,
): Promise<SubmissionOutcome> {
  const { submissionKey } = message
  const submission = { collection: 'contact-messages', submissionKey } as const
  return (
    findRunningSubmissionOutcome(submission) ??
    shareSubmissionOutcome(
      payload,
      submission,
      saveNewMessage(payload, { submission, message }, context),
    )
  )
}

async function saveNewMessage(
  payload: Payload,
  { submission, message }: { submission: SubmissionReference; message: ContactMessageInput },
  { sender, now, language }: MessageSubmissionContext,
): Promise<SubmissionOutcome> {
  if ((await findSavedSubmissionId(payload, submission)) !== null) return { ok: true, warnings: [] }
  const retryAfterSeconds = await rateLimitSubmission(payload, sender, now)
  if (retryAfterSeconds) return { ok: false, reason: 'tooManySubmissions', retryAfterSeconds }
  const saving = await saveSubmission(payload, submission, (req) =>
    createMessage(req, { ...message, language }),
  )
  return saving === 'failed'
    ? createNotSavedOutcome(submission.collection)
    : { ok: true, warnings: [] }
}

async function createMessage(
  req: PayloadRequest,
  message: ContactMessageInput & { language: SiteLanguage },
) {
  const { id } = await req.payload.create({
    collection: 'contact-messages',
    data: { ...message, status: INITIAL_MESSAGE_STATUS },
    depth: 0,
    req,
    // Access control is skipped: visitors may not create messages by REST and so set the status.
    overrideAccess: true,
  })
  await req.payload.jobs.queue({
    task: 'announceMessage',
    input: addRequestIdToJobInput({ messageId: id }),
    req,
  })
}
