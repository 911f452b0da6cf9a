import type { TaskConfig } from 'payload'
import { z } from 'zod'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import {
  markMessageAnswered,
  markReplyFailed,
  storeReplyState,
} from '@/src/plugins/message-replies/commands/storeReplyState'
import { mailMessageReply as mailReply } from '@/src/plugins/message-replies/notifications/mailMessageReply'
import { findReplyToSend } from '@/src/plugins/message-replies/queries/internal/findReplyToSend'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'

const SendReplyInputSchema = z.object({ replyId: z.number(), messageId: z.number() })
type SendReplyTask = TaskConfig<{ input: z.infer<typeof SendReplyInputSchema>; output: object }>

/** Mails the reply of staff to a contact message exactly once, even when the job runs again. */
export const sendMessageReplyTask = (outlets: NotificationOutlets): SendReplyTask => ({
  slug: 'sendReply',
  inputSchema: [
    { name: 'replyId', type: 'number', required: true },
    // The id is only for the list of undelivered mails, which shows the message of a reply.
    { name: 'messageId', type: 'number', required: true },
  ],
  retries: LONG_OUTAGE_RETRIES,
  concurrency: ({ input }) => `sendReply ${input.replyId}`,
  handler: async ({ input: { replyId }, req: { payload } }) => {
    const reply = await findReplyToSend(payload, replyId)
    if (!reply) return { output: {} }
    if (reply.state !== 'sent') {
      const context = await createNotificationContext(payload, outlets)
      try {
        const outcome = await mailReply(reply, await readSiteTimezone(payload), context)
        const sentAt = outcome.delivered ? context.now.toISOString() : null
        await storeReplyState(payload, replyId, { state: sentAt ? 'sent' : 'kept', sentAt })
        if (!sentAt) return { output: {} }
      } catch (err) {
        const problem = err instanceof Error ? err.message : String(err)
        await storeReplyState(payload, replyId, { state: 'waiting', problem })
        throw err
      }
    }
    await markMessageAnswered(payload, reply)
    return { output: {} }
  },
  onFail: async ({ input, req, taskStatus }) => {
    const isLast = (taskStatus?.totalTried ?? 0) >= LONG_OUTAGE_RETRIES.attempts
    if (isLast) await markReplyFailed(req.payload, SendReplyInputSchema.parse(input).replyId)
  },
})
