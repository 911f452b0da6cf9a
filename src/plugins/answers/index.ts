import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import { fieldsBefore } from '@/src/configuration/fieldsBefore'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { AnswerTemplates } from './collections/AnswerTemplates'
import { ApplicationAnswers } from './collections/ApplicationAnswers'
import { morningMailField } from './collections/morningMailField'
import { withBatchPage } from './collections/withBatchPage'
import { sendAnswer } from './jobs/sendAnswer'
import { sendMorningMails } from './jobs/sendMorningMails'
import { answerShareWords } from './words/admin/promisedAnswers'

/** Candidate replies and their templates. */
export const answers =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config =>
    changeCollections(
      extendConfig(config, {
        collections: [AnswerTemplates, ApplicationAnswers],
        listedAfter: 'team-members',
        tasks: [withJobRequestId(sendAnswer(outlets)), sendMorningMails(outlets)],
        widgets: [
          {
            widget: {
              slug: 'answers',
              label: answerShareWords.title,
              Component: '/src/plugins/answers/admin/AnswerShareWidget#AnswerShareWidget',
              minWidth: 'medium',
            },
            shown: { widgetSlug: 'answers', width: 'full' },
            listedAfter: 'waiting',
          },
        ],
      }),
      { 'job-applications': withBatchPage, users: fieldsBefore('invitedAt', morningMailField) },
    )
