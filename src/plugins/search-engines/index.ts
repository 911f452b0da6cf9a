import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { changeGlobals } from '@/src/configuration/changeGlobals'
import { addFieldsAfter } from '@/src/configuration/fieldsAfter'
import { searchResultField } from './collections/searchResultField'
import { pageCollectionsWithSeo, pageGlobalsWithSeo } from './collections/withSeoTab'

/** What search engines and social networks read about the site. */
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
