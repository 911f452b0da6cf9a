import { createRecordByLanguage, type SiteLanguage } from '@/src/domain/languages/siteLocale'
import {
  CONTACT_SECTION_PATH,
  EXPERTISES_SECTION_PATH,
  HOME_PATH,
  JOB_LIST_PATH,
  SECTORS_SECTION_PATH,
  VALUES_PATH,
} from '@/src/domain/urls/sitePaths'
import { siteWordsIn } from './siteWords'

/** The default navigation, in order. */
export const defaultNavigationItems = createRecordByLanguage(defaultNavigationItemsIn)

export const newNavigationItem = { label: 'Nouvel item', url: HOME_PATH }

function defaultNavigationItemsIn(language: SiteLanguage) {
  const { navigationLabels: labels } = siteWordsIn(language)
  return [
    { label: labels.home, url: HOME_PATH, isActive: true },
    { label: labels.expertises, url: EXPERTISES_SECTION_PATH, isActive: true },
    { label: labels.sectors, url: SECTORS_SECTION_PATH, isActive: true },
    { label: labels.values, url: VALUES_PATH, isActive: true },
    { label: labels.offers, url: JOB_LIST_PATH, isActive: true },
    { label: labels.contact, url: CONTACT_SECTION_PATH, isActive: true },
  ]
}
