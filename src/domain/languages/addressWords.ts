import type { HOUSE_LANGUAGE, SiteLanguage } from './siteLocale'

type TranslatedLanguage = Exclude<SiteLanguage, typeof HOUSE_LANGUAGE>

/** The folders of the site, in the house's own words and in those of its other editions. */
export const FOLDERS = {
  en: {
    expertises: 'expertise',
    secteurs: 'sectors',
    'notre-adn': 'our-values',
    'nos-offres': 'jobs',
    postuler: 'apply',
    'mentions-legales': 'legal-notice',
    contact: 'contact',
  },
} as const satisfies Record<TranslatedLanguage, Record<string, string>>

/** What stands below a form's address that is no offer's slug. */
export const STEPS = {
  en: {
    corriger: 'correct',
    merci: 'thank-you',
    'candidature-spontanee': 'speculative',
  },
} as const satisfies Record<TranslatedLanguage, Record<string, string>>

/** What stands below the address of the job list that is no offer either. */
export const LIST_FILES = {
  en: { 'flux.xml': 'feed.xml', 'flux.json': 'feed.json' },
} as const satisfies Record<TranslatedLanguage, Record<string, string>>

export const FORM_FOLDERS = ['postuler', 'contact']

/** What no offer may be called: it would stand at the address of something else, in some language. */
export const FORM_STEPS: readonly string[] = Object.values(STEPS).flatMap((words) =>
  Object.entries(words).flat(),
)
