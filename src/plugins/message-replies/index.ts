import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { MessageReplies } from './collections/MessageReplies'
import { withoutUndo } from './collections/withoutUndo'
import { sendReply } from './jobs/sendReply'

/** Replies of staff to contact messages, sent from the admin. */
export const messageReplies =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config =>
    changeCollections(
      extendConfig(config, {
        collections: [MessageReplies],
        listedAfter: 'contact-messages',
        tasks: [withJobRequestId(sendReply(outlets))],
      }),
      { 'contact-messages': withoutUndo },
    )
