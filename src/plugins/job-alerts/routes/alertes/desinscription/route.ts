import { stopAlert } from '@/src/plugins/job-alerts/commands/changeAlert'
import { linkAction } from '../linkAction'

/** Stops a job alert: from our page, or by the one-click button of a mail program (RFC 8058). */
export const POST = (request: Request): Promise<Response> => linkAction(request, 'stop', stopAlert)
