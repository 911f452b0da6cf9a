import type { Payload, TaskConfig } from 'payload'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { issueCandidateLink } from '../commands/issueCandidateLink'
import { mailCandidateLinks } from '../notifications/mailCandidateLinks'
import {
  type ApplicationToMail,
  findApplicationsToMail,
} from '../queries/internal/findApplicationsOf'
import { candidatePageUrl } from './candidatePageUrl'

type SendCandidateLinksInput = {
  /** Jobs are deleted with their application by this id; 0 when there is nothing to send. */
  applicationId: number
  isWholePerson: boolean
}
type SendCandidateLinksTask = TaskConfig<{ input: SendCandidateLinksInput; output: object }>

/** Mails the links of one application, or of all applications of its e-mail address. */
export const sendCandidateLinksTask = (outlets: NotificationOutlets): SendCandidateLinksTask => ({
  slug: 'sendCandidateLinks',
  inputSchema: [
    { name: 'applicationId', type: 'number', required: true },
    { name: 'isWholePerson', type: 'checkbox', required: true },
  ],
  retries: LONG_OUTAGE_RETRIES,
  handler: async ({ input, job, req: { payload } }) => {
    const context = await createNotificationContext(payload, outlets)
    const found = await findApplicationsToMail(payload, input.applicationId, input)
    const [latest] = found
    const linked = await addCandidateLinks(payload, found, context)
    if (latest && linked.length > 0) {
      await mailCandidateLinks(
        {
          ...{ id: Number(job.id), createdAt: job.createdAt },
          ...{ email: latest.email, language: latest.language },
          ...{ applications: linked, timezone: await readSiteTimezone(payload) },
        },
        context,
      )
    }
    return { output: {} }
  },
})

// In the language of the mail. An application whose link was revoked is left out.
async function addCandidateLinks(
  payload: Payload,
  applications: ApplicationToMail[],
  context: NotificationContext,
) {
  const linked = await Promise.all(
    applications.map(async ({ id, offerTitle, sentAt }) => {
      const token = await issueCandidateLink(payload, { application: id })
      const language = applications[0]?.language
      const url = token && language && candidatePageUrl(token, language, context)
      return url ? { id, offerTitle, sentAt, url } : null
    }),
  )
  return linked.filter((application) => application !== null)
}
