import type { TaskConfig } from 'payload'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { mailStaffReport } from '../notifications/mailStaffReport'
import { findApplicationsToMail } from '../queries/internal/findApplicationsOf'
import { STAFF_REPORT_KINDS, type StaffReport } from '../rules/staffReport'

type ReportToStaffInput = {
  applicationId: number
  /** Absent in jobs of earlier versions, which reported wrong addresses only. */
  report?: StaffReport | null
}
type ReportToStaffTask = TaskConfig<{ input: ReportToStaffInput; output: object }>

/** Informs staff what a candidate, or the owner of a wrong address, did on the candidate page. */
export const reportToStaffTask = (outlets: NotificationOutlets): ReportToStaffTask => ({
  // The database stores the slug, which is that of the first report.
  slug: 'reportWrongCandidate',
  inputSchema: [
    { name: 'applicationId', type: 'number', required: true },
    { name: 'report', type: 'select', options: [...STAFF_REPORT_KINDS] },
  ],
  retries: LONG_OUTAGE_RETRIES,
  handler: async ({ input: { applicationId, report }, job, req: { payload } }) => {
    const [found] = await findApplicationsToMail(payload, applicationId, { isWholePerson: false })
    const context = await createNotificationContext(payload, outlets)
    const reported = { report: report ?? 'not-the-candidate', createdAt: job.createdAt }
    if (found) await mailStaffReport({ ...found, ...reported }, context)
    return { output: {} }
  },
})
