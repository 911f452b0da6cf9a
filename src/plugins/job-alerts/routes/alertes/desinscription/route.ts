import { stopAlert } from '@/src/plugins/job-alerts/commands/confirmOrStopAlert'
import { runLinkAction } from '@/src/plugins/job-alerts/routes/alertes/runLinkAction'

/** Stops a job alert: from our page, or by the one-click button of a mail program (RFC 8058). */
export const POST = (request: Request): Promise<Response> =>
  runLinkAction(request, 'stop', stopAlert)
