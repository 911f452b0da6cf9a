import type { TaskConfig } from 'payload'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { ANNOUNCEMENT_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { mailWrongCandidate } from '../notifications/mailWrongCandidate'
import { findMailedApplications } from '../queries/internal/findApplicationsOf'

type Task = TaskConfig<{ input: { applicationId: number }; output: object }>

/** Informs staff that the owner of an e-mail address is not the candidate who entered it. */
export const reportWrongCandidate = (outlets: NotificationOutlets): Task => ({
  slug: 'reportWrongCandidate',
  inputSchema: [{ name: 'applicationId', type: 'number', required: true }],
  retries: ANNOUNCEMENT_RETRIES,
  handler: async ({ input: { applicationId }, job, req: { payload } }) => {
    const [found] = await findMailedApplications(payload, applicationId, { isWholePerson: false })
    const context = await createNotificationContext(payload, outlets)
    const { createdAt } = job
    if (found) await mailWrongCandidate({ ...found, createdAt }, context)
    return { output: {} }
  },
})
