import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import { fieldsAfter } from '@/src/configuration/fieldsAfter'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { ApplicationMentions } from './collections/ApplicationMentions'
import { ApplicationNotes } from './collections/ApplicationNotes'
import { ApplicationOpinions } from './collections/ApplicationOpinions'
import { toReadField } from './collections/toReadField'
import { notifyMention } from './jobs/notifyMention'

/** Notes about an application, opinions of colleagues on it, and mentions of colleagues in notes. */
export const opinions =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config =>
    changeCollections(
      extendConfig(config, {
        collections: [ApplicationNotes, ApplicationMentions, ApplicationOpinions],
        tasks: [withJobRequestId(notifyMention(outlets))],
      }),
      { 'job-applications': fieldsAfter('searchText', toReadField) },
    )
