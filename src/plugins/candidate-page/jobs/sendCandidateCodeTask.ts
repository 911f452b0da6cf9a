import type { TaskConfig } from 'payload'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { computeCandidateCode } from '../commands/candidateLinkToken'
import { mailCandidateCode } from '../notifications/mailCandidateCode'
import { findApplicationsToMail } from '../queries/internal/findApplicationsOf'
import { isCandidateCodeValid } from '../queries/internal/isCandidateCodeValid'

type SendCandidateCodeInput = { applicationId: number; codeNonce: string }
type SendCandidateCodeTask = TaskConfig<{ input: SendCandidateCodeInput; output: object }>

/** Mails the code with which a candidate opens a session, unless it has expired or was replaced. */
export const sendCandidateCodeTask = (outlets: NotificationOutlets): SendCandidateCodeTask => ({
  slug: 'sendCandidateCode',
  inputSchema: [
    { name: 'applicationId', type: 'number', required: true },
    { name: 'codeNonce', type: 'text', required: true },
  ],
  // The code is valid for a quarter of an hour.
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 5_000 } },
  handler: async ({ input: { applicationId, codeNonce }, job, req: { payload } }) => {
    const context = await createNotificationContext(payload, outlets)
    if (!(await isCandidateCodeValid(payload, codeNonce, context.now))) return { output: {} }
    const [found] = await findApplicationsToMail(payload, applicationId, { isWholePerson: false })
    const code = computeCandidateCode(payload, codeNonce)
    const mailed = { id: Number(job.id), createdAt: job.createdAt, applicationId, code }
    if (found) await mailCandidateCode({ ...found, ...mailed }, context)
    return { output: {} }
  },
})
