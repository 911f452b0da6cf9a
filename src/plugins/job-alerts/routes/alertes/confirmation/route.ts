import { confirmAlert } from '@/src/plugins/job-alerts/commands/confirmOrStopAlert'
import { runLinkAction } from '@/src/plugins/job-alerts/routes/alertes/runLinkAction'

/** Confirms or renews a job alert. */
export const POST = (request: Request): Promise<Response> =>
  runLinkAction(request, 'confirm', (payload, linkKey) =>
    confirmAlert(payload, linkKey, new Date()),
  )
