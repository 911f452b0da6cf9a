import type { Config } from 'payload'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { documentWordsField } from './collections/documentWordsField'
import { readDocumentsTask } from './jobs/readDocumentsTask'

/** Text extraction from candidates’ documents, and the search in it. */
export const documentReading =
  ({ fileChecking }: PluginTaskOptions) =>
  (config: Config): Config =>
    changeCollections(extendConfig(config, { tasks: [readDocumentsTask(fileChecking.env)] }), {
      'job-applications': addFieldsAfter('searchText', documentWordsField),
    })
