import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import { fieldsAfter } from '@/src/configuration/fieldsAfter'
import type { PluginOptions } from '@/src/jobs/pluginOptions'
import { documentWordsField } from './collections/documentWordsField'
import { readDocuments } from './jobs/readDocuments'

/** Text extraction from candidates’ documents, and the search in it. */
export const documentReading =
  ({ fileChecking }: PluginOptions) =>
  (config: Config): Config =>
    changeCollections(extendConfig(config, { tasks: [readDocuments(fileChecking.env)] }), {
      'job-applications': fieldsAfter('searchText', documentWordsField),
    })
