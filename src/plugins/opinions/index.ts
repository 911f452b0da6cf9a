import type { Config } from 'payload'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { ApplicationMentions } from './collections/ApplicationMentions'
import { ApplicationNotes } from './collections/ApplicationNotes'
import { ApplicationOpinions } from './collections/ApplicationOpinions'
import { requestedOpinionFilterField } from './collections/requestedOpinionFilterField'
import { notifyMentionedColleagueTask } from './jobs/notifyMentionedColleague'

/** Plugin with notes and opinions on applications, and mentions of colleagues in notes. */
export const opinions =
  ({ outlets }: PluginTaskOptions) =>
  (config: Config): Config =>
    changeCollections(
      extendConfig(config, {
        collections: [ApplicationNotes, ApplicationMentions, ApplicationOpinions],
        tasks: [withJobRequestId(notifyMentionedColleagueTask(outlets))],
      }),
      { 'job-applications': addFieldsAfter('searchText', requestedOpinionFilterField) },
    )
