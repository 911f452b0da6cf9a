import { jobListFiles } from '../../plugins/jobListFiles'
import { pluginFormPages } from '../../plugins/pluginFormPages'
import type { SiteLanguage, SOURCE_LANGUAGE } from './siteLocale'

type TranslatedLanguage = Exclude<SiteLanguage, typeof SOURCE_LANGUAGE>

/**
 * The folder names of the site: the French ones of internal paths, and those of the other
 * languages.
 */
export const URL_FOLDER_NAMES = {
  en: {
    expertises: 'expertise',
    secteurs: 'sectors',
    'notre-adn': 'our-values',
    'nos-offres': 'jobs',
    postuler: 'apply',
    'mentions-legales': 'legal-notice',
    contact: 'contact',
    ...Object.fromEntries(pluginFormPages.map(({ folder }) => [folder.fr, folder.en])),
  },
} as const satisfies Record<TranslatedLanguage, Record<string, string>>

/** The segments below a form's path that are not the slug of an offer. */
export const FORM_URL_SEGMENTS = {
  en: {
    corriger: 'correct',
    merci: 'thank-you',
    'candidature-spontanee': 'speculative',
    ...Object.fromEntries(
      pluginFormPages.flatMap(({ steps }) => steps.map(({ fr, en }) => [fr, en])),
    ),
  },
} as const satisfies Record<TranslatedLanguage, Record<string, string>>

/** The files below the job list, by their French names. */
export const JOB_LIST_FILE_NAMES = {
  en: Object.fromEntries(jobListFiles.map(({ fr, en }) => [fr, en])),
} satisfies Record<TranslatedLanguage, Record<string, string>>

export const FORM_URL_FOLDERS = [
  'postuler',
  'contact',
  ...pluginFormPages.map(({ folder }) => folder.fr),
]

/** Slugs that no offer may have: they are reserved path segments in some language. */
export const RESERVED_OFFER_SLUGS: readonly string[] = Object.values(FORM_URL_SEGMENTS).flatMap(
  (words) => Object.entries(words).flat(),
)
