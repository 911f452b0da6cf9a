import type { Config, EditViewConfig } from 'payload'
import { extendConfig } from '@/src/configuration/extendConfig'
import { personWords } from './words/admin/personData'

const personDataView: EditViewConfig = {
  Component: '/src/plugins/personal-data/admin/PersonDataView#PersonDataView',
  path: '/personne',
  tab: { href: '/personne', label: personWords.tab },
}

/** Plugin that exports and erases the data about one person, beside the retention settings. */
export const personalData =
  () =>
  (config: Config): Config =>
    extendConfig(config, { globalViews: { 'data-retention': { person: personDataView } } })
