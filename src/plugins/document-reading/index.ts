import type { Config } from 'payload'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'
import { changeCollections } from '@/src/configuration/changeCollections'
import { extendConfig } from '@/src/configuration/extendConfig'
import type { PluginTaskOptions } from '@/src/jobs/pluginOptions'
import { documentWordsField } from './collections/documentWordsField'
import { readDocumentsTask } from './jobs/readDocumentsTask'

/** Plugin that extracts the text from candidates’ documents, and searches in it. */
export const documentReading =
  ({ fileChecking }: PluginTaskOptions) =>
  (config: Config): Config =>
    changeCollections(extendConfig(config, { tasks: [readDocumentsTask(fileChecking.env)] }), {
      'job-applications': addFieldsAfter('searchText', documentWordsField),
    })
