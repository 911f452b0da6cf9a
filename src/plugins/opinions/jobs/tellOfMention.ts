import type { TaskConfig } from 'payload'
import { prepareDispatch } from '@/src/jobs/prepareDispatch'
import { ANNOUNCEMENT_RETRIES } from '@/src/jobs/retries'
import type { Outlets } from '@/src/notifications/outlets'
import { tellOfMention as mailMention } from '@/src/plugins/opinions/notifications/tellOfMention'
import { findMention } from '@/src/plugins/opinions/queries/asSite/findMention'

type Task = TaskConfig<{ input: { mentionId: number; applicationId: number }; output: object }>

/** Tells a colleague whose opinion is wanted; not who has read it by then, nor who has no access any more. */
export const tellOfMention = (outlets: Outlets): Task => ({
  slug: 'tellOfMention',
  inputSchema: [
    { name: 'mentionId', type: 'number', required: true },
    // By this it goes when the application does.
    { name: 'applicationId', type: 'number', required: true },
  ],
  retries: ANNOUNCEMENT_RETRIES,
  handler: async ({ input: { mentionId }, req: { payload } }) => {
    const mention = await findMention(payload, mentionId)
    if (mention) await mailMention(mention, await prepareDispatch(payload, outlets))
    return { output: {} }
  },
})
