import { createMessageId } from '@/src/notifications/createMessageId'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { adminDocumentUrl } from '@/src/notifications/notificationOutlets'
import { renderAndSendMail } from '@/src/notifications/renderAndSendMail'
import type { StaffReport } from '../rules/staffReport'
import { staffReportMail } from '../words/mails/staffReportMail'

type ReportedApplication = {
  id: number
  createdAt: string
  report: StaffReport
  name: string
  email: string
  offerTitle: string | null
}

/** To those who receive new applications, unless these mails are switched off. */
export async function mailStaffReport(found: ReportedApplication, context: NotificationContext) {
  const { outlets, settings } = context
  if (!settings.announcesApplications) return
  const page = adminDocumentUrl(outlets, 'job-applications', found.id)
  await renderAndSendMail(context, {
    text: staffReportMail({ ...found, adminUrl: page }),
    to: settings.recipients,
    replyTo: { name: settings.companyName, address: settings.companyAddress },
    messageId: createMessageId(found.report, { ...found, applications: [found.id] }, settings),
  })
}
