import { confirmAlert } from '@/src/plugins/job-alerts/commands/changeAlert'
import { linkAction } from '../linkAction'

/** Confirms or renews a job alert. */
export const POST = (request: Request): Promise<Response> =>
  linkAction(request, 'confirm', (payload, linkKey) => confirmAlert(payload, linkKey, new Date()))
