import type { Config } from 'payload'
import { addFieldsAfter } from '@/src/configuration/addFieldsAfter'
import { changeCollections } from '@/src/configuration/changeCollections'
import { changeGlobals } from '@/src/configuration/changeGlobals'
import { searchResultField } from './collections/searchResultField'
import { pageCollectionsWithSeo, pageGlobalsWithSeo } from './collections/withSeoTab'

/** Plugin with the texts and data that search engines and social networks read. */
export const searchEngines =
  () =>
  (config: Config): Config =>
    changeGlobals(
      changeCollections(config, {
        ...pageCollectionsWithSeo,
        'job-offers': addFieldsAfter('titleSearchText', searchResultField),
      }),
      pageGlobalsWithSeo,
    )
