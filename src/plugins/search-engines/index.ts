import type { Config } from 'payload'
import { changeCollections } from '@/src/configuration/changeCollections'
import { changeGlobals } from '@/src/configuration/changeGlobals'
import { fieldsAfter } from '@/src/configuration/fieldsAfter'
import { PAGE_COLLECTIONS, PAGE_GLOBALS } from '@/src/domain/pages/contentPages'
import { searchResultField } from './collections/searchResultField'
import { withSeoTab } from './collections/withSeoTab'

/** What search engines and social networks read about the site. */
export const searchEngines =
  () =>
  (config: Config): Config =>
    changeGlobals(
      changeCollections(config, {
        ...Object.fromEntries(PAGE_COLLECTIONS.map((slug) => [slug, withSeoTab])),
        'job-offers': fieldsAfter('titleSearchText', searchResultField),
      }),
      Object.fromEntries(PAGE_GLOBALS.map((slug) => [slug, withSeoTab])),
    )
