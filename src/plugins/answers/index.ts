import type { Config } from 'payload'
import { addFieldsBefore } from '@/src/configuration/addFieldsBefore'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { addBatchReplyPage } from './collections/addBatchReplyPage'
import { CandidateReplies } from './collections/CandidateReplies'
import { CandidateReplyTemplates } from './collections/CandidateReplyTemplates'
import { dueRepliesMailField } from './collections/dueRepliesMailField'
import { sendCandidateReplyTask } from './jobs/sendCandidateReplyTask'
import { sendDueRepliesMailsTask } from './jobs/sendDueRepliesMailsTask'
import { onTimeRepliesWords } from './words/admin/promisedReplies'

/** Candidate replies and their templates. */
export const answers =
  ({ outlets }: PluginTaskOptions) =>
  (config: Config): Config =>
    changeCollections(
      extendConfig(config, {
        collections: [CandidateReplyTemplates, CandidateReplies],
        listedAfter: 'team-members',
        tasks: [
          withJobRequestId(sendCandidateReplyTask(outlets)),
          sendDueRepliesMailsTask(outlets),
        ],
        widgets: [
          {
            widget: {
              slug: 'answers',
              label: onTimeRepliesWords.title,
              Component: '/src/plugins/answers/admin/OnTimeRepliesWidget#OnTimeRepliesWidget',
              minWidth: 'medium',
            },
            shown: { widgetSlug: 'answers', width: 'full' },
            listedAfter: 'waiting',
          },
        ],
      }),
      {
        'job-applications': addBatchReplyPage,
        users: addFieldsBefore('invitedAt', dueRepliesMailField),
      },
    )
