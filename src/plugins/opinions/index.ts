import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import { fieldsAfter } from '@/src/configuration/fieldsAfter'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { ApplicationMentions } from './collections/ApplicationMentions'
import { ApplicationOpinions } from './collections/ApplicationOpinions'
import { mentionsField } from './collections/mentionsField'
import { toReadField } from './collections/toReadField'
import { withMentions } from './collections/withMentions'
import { notifyMention } from './jobs/notifyMention'

/** Opinions of colleagues on a candidate, and mentions of colleagues in notes. */
export const opinions =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config =>
    changeCollections(
      extendConfig(config, {
        collections: [ApplicationMentions, ApplicationOpinions],
        tasks: [withJobRequestId(notifyMention(outlets))],
      }),
      {
        'application-notes': (notes) => withMentions(fieldsAfter('text', mentionsField)(notes)),
        'job-applications': fieldsAfter('searchText', toReadField),
      },
    )
