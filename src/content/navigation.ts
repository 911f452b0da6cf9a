import type { SiteLanguage } from '@/src/domain/siteLocale'
import {
  CONTACT_PATH,
  EXPERTISES_PATH,
  HOME_PATH,
  JOB_LIST_PATH,
  SECTORS_PATH,
  VALUES_PATH,
} from '@/src/domain/sitePaths'

const LABELS = {
  fr: {
    home: 'Accueil',
    expertises: 'Nos Expertises',
    sectors: 'Nos Secteurs',
    values: 'Notre ADN',
    offers: 'Nos Offres',
    contact: 'Contact',
  },
  en: {
    home: 'Home',
    expertises: 'Our expertise',
    sectors: 'Our sectors',
    values: 'Our values',
    offers: 'Our vacancies',
    contact: 'Contact',
  },
} satisfies Record<SiteLanguage, Record<string, string>>

/** The navigation of a site whose settings nobody has touched yet, in its order. */
export const defaultNavigationItems = {
  fr: entries(LABELS.fr),
  en: entries(LABELS.en),
} satisfies Record<SiteLanguage, unknown>

export const newNavigationItem = { label: 'Nouvel item', url: HOME_PATH }

function entries(labels: typeof LABELS.fr) {
  return [
    { label: labels.home, url: HOME_PATH, isActive: true },
    { label: labels.expertises, url: EXPERTISES_PATH, isActive: true },
    { label: labels.sectors, url: SECTORS_PATH, isActive: true },
    { label: labels.values, url: VALUES_PATH, isActive: true },
    { label: labels.offers, url: JOB_LIST_PATH, isActive: true },
    { label: labels.contact, url: CONTACT_PATH, isActive: true },
  ]
}
