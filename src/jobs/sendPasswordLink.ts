import type { TaskConfig } from 'payload'
import { recordAudit } from '@/src/audit/recordAudit'
import { issuePasswordLink, withdrawPasswordLink } from '@/src/commands/issuePasswordLink'
import type { Outlets } from '@/src/notifications/outlets'
import { sendPasswordLink as mailLink } from '@/src/notifications/sendPasswordLink'
import { prepareDispatch } from './prepareDispatch'
import { ANNOUNCEMENT_RETRIES } from './retries'

type Task = TaskConfig<{ input: { email: string }; output: object }>

export const sendPasswordLink = (outlets: Outlets): Task => ({
  slug: 'sendPasswordLink',
  inputSchema: [{ name: 'email', type: 'text', required: true }],
  retries: ANNOUNCEMENT_RETRIES,
  // One after the other: asked for many times before the first is sent, it is sent once.
  concurrency: ({ input }) => `sendPasswordLink ${input.email}`,
  handler: async ({ input, req }) => {
    const { payload } = req
    const dispatch = await prepareDispatch(payload, outlets)
    const link = await issuePasswordLink(payload, input.email, dispatch.now)
    if (!link) return { output: {} }
    try {
      await mailLink(link, dispatch)
    } catch (err) {
      await withdrawPasswordLink(payload, link)
      throw err
    }
    const { id, name } = link.account
    const about = { collection: 'users', documentId: id, subject: name } as const
    await recordAudit(req, { ...about, action: 'passwordLinkSent', actor: null })
    return { output: {} }
  },
})
