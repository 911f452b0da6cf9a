import type { Config } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { readDocuments } from './jobs/readDocuments'

/** Text extraction from candidates’ documents, and the search in it. */
export const documentReading =
  ({ fileChecking }: PluginOptions) =>
  (config: Config): Config =>
    extendConfig(config, { tasks: [readDocuments(fileChecking.env)] })
