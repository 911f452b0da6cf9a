import type { Config } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { withJobRequestId } from '@/src/jobs/withJobRequestId'
import { ApplicationMentions } from './collections/ApplicationMentions'
import { ApplicationOpinions } from './collections/ApplicationOpinions'
import { notifyMention } from './jobs/notifyMention'

/** Opinions of colleagues on a candidate, and mentions of colleagues in notes. */
export const opinions =
  ({ outlets }: PluginOptions) =>
  (config: Config): Config =>
    extendConfig(config, {
      collections: [ApplicationMentions, ApplicationOpinions],
      tasks: [withJobRequestId(notifyMention(outlets))],
    })
