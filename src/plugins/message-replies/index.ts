import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { forbidUndoAfterReply } from './collections/forbidUndoAfterReply'
import { MessageReplies } from './collections/MessageReplies'
import { sendMessageReplyTask } from './jobs/sendMessageReplyTask'

/** Plugin with which staff reply to contact messages in the admin. */
export const messageReplies =
  ({ outlets }: PluginTaskOptions) =>
  (config: Config): Config =>
    changeCollections(
      extendConfig(config, {
        collections: [MessageReplies],
        listedAfter: 'contact-messages',
        tasks: [withJobRequestId(sendMessageReplyTask(outlets))],
      }),
      { 'contact-messages': forbidUndoAfterReply },
    )
