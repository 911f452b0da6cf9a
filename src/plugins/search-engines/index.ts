import type { Config } from 'payload'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'
import { changeCollections } from '@/src/configuration/changeCollections'
import { changeGlobals } from '@/src/configuration/changeGlobals'
import { addSeoTabByPageCollection, addSeoTabByPageGlobal } from './collections/addSeoTab'
import { searchResultPreviewField } from './collections/searchResultPreviewField'

/** Plugin with the texts and data that search engines and social networks read. */
export const searchEngines =
  () =>
  (config: Config): Config =>
    changeGlobals(
      changeCollections(config, {
        ...addSeoTabByPageCollection,
        'job-offers': addFieldsAfter('titleSearchText', searchResultPreviewField),
      }),
      addSeoTabByPageGlobal,
    )
