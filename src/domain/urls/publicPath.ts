import { PUBLISHED_EDITIONS, PUBLISHED_LANGUAGES, serializeEdition } from '../languages/edition'
import { isSiteLanguage, type SiteLanguage, SOURCE_LANGUAGE } from '../languages/siteLocale'
import { SPONTANEOUS_APPLICATION_SLUG } from '../offers/jobOffer'
import { pathOfApplicationForm } from '../offers/listedOffer'
import { collectionOfFolder, type PageCollection, SINGLE_PAGE_PATHS } from '../pages/contentPages'
import { JOB_LIST_FILE_PATHS } from './jobListFiles'
import { PLUGIN_PAGE_PATHS } from './pluginPage'
import { JOB_LIST_PATH } from './sitePaths'

/** The path at which RFC 9116 makes security researchers look for a contact. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt'

/** The paths of pages that exist whatever the content is. */
const ALWAYS_AVAILABLE_PATHS: readonly string[] = [
  ...Object.values(SINGLE_PAGE_PATHS),
  '/contact/merci',
  '/contact/corriger',
  pathOfApplicationForm(SPONTANEOUS_APPLICATION_SLUG),
  ...JOB_LIST_FILE_PATHS,
  ...PLUGIN_PAGE_PATHS,
  ...PUBLISHED_EDITIONS.map((edition) => `/maintenance/${serializeEdition(edition)}`),
]

/** Files of the site that are not pages: for browsers, search engines and security researchers. */
export const SITE_FILE_PATHS: readonly string[] = [
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  SECURITY_TXT_PATH,
]

// Matches the admin, the API, build assets, and paths with a trailing slash (redirected).
const NON_PAGE_PATH_PATTERN = /^\/(admin|api|_next\/static)(\/|$)|.\/$/
const SLUG_PATTERN = /^[a-z0-9_-]{1,200}$/i
const UNKNOWN_OFFER_SLUG_PATTERN = /^[a-z0-9-]{1,80}$/i

/** The target of a path, before the database is read. */
export type PathTarget =
  | { kind: 'always' | 'elsewhere' | 'nothing' }
  | { kind: 'page'; collection: PageCollection; slug: string }
  | { kind: 'offer' | 'application'; slug: string }
  | { kind: 'picture'; language: SiteLanguage; of: PathTarget }

/** Parses an internal path, without its query and already normalized (no `..`). */
export function parseInternalPath(path: string): PathTarget {
  if (NON_PAGE_PATH_PATTERN.test(path)) return { kind: 'elsewhere' }
  if (ALWAYS_AVAILABLE_PATHS.includes(path) || SITE_FILE_PATHS.includes(path))
    return { kind: 'always' }
  const [, folder = '', slug = '', ...deeper] = path.split('/')
  if (folder === 'images-sociales') return targetOfSocialImage([slug, ...deeper].join('/'))
  if (!SLUG_PATTERN.test(slug)) return { kind: 'nothing' }
  return folder === 'postuler'
    ? targetOfApplicationPath(slug, deeper)
    : targetOfPagePath(folder, slug, deeper)
}

function targetOfSocialImage(file: string): PathTarget {
  const { language, page } = parseSocialImagePath(file)
  const of = parseInternalPath(page === 'accueil' ? '/' : `/${page}`)
  const isPictured = ['always', 'page', 'offer'].includes(of.kind)
  const isDrawn = page !== null && isPictured && PUBLISHED_LANGUAGES.includes(language)
  return isDrawn ? { kind: 'picture', language, of } : { kind: 'nothing' }
}

/** The page that a social image belongs to, as an internal path without the leading slash. */
export function parseSocialImagePath(file: string): {
  language: SiteLanguage
  page: string | null
} {
  const [, page = null] = /^(.+)\.png$/.exec(file) ?? []
  const [folder] = file.split('/')
  if (!isSiteLanguage(folder) || folder === SOURCE_LANGUAGE)
    return { language: SOURCE_LANGUAGE, page }
  return { language: folder, page: page?.slice(folder.length + 1) ?? null }
}

// Finds the target of a form's path. The steps after the form are rendered for each request.
function targetOfApplicationPath(slug: string, [step, ...deeper]: string[]): PathTarget {
  if (step === undefined) return { kind: 'application', slug }
  const isStep = ['merci', 'corriger'].includes(step) && deeper.length === 0
  return { kind: isStep ? 'always' : 'nothing' }
}

function targetOfPagePath(folder: string, slug: string, deeper: string[]): PathTarget {
  if (deeper.length > 0) return { kind: 'nothing' }
  if (`/${folder}` === JOB_LIST_PATH) return { kind: 'offer', slug }
  const collection = collectionOfFolder(`/${folder}`)
  return collection ? { kind: 'page', collection, slug } : { kind: 'nothing' }
}

/** The state of the target of a path: available, moved, ended, removed, closed or unknown. */
export type PathAvailability = 'open' | 'moved' | 'ended' | 'gone' | 'closed' | 'unknown'

/** Kind of response: a cached page, a page rendered for one request, 410 or 404. */
export const RESPONSE_KINDS = ['cached', 'unlisted', 'gone', 'unknown'] as const
export type ResponseKind = (typeof RESPONSE_KINDS)[number]

/** Returns the kind of response to a path whose availability is known. */
export function responseKind(target: PathTarget, availability: PathAvailability): ResponseKind {
  if (target.kind === 'picture') return availability === 'open' ? 'cached' : 'unknown'
  if (target.kind !== 'application') {
    if (availability === 'gone') return 'gone'
    return isPageReachable(availability) ? 'cached' : 'unknown'
  }
  if (availability !== 'unknown') return 'cached'
  return UNKNOWN_OFFER_SLUG_PATTERN.test(target.slug) ? 'unlisted' : 'unknown'
}

function isPageReachable(standing: PathAvailability) {
  return standing === 'open' || standing === 'moved' || standing === 'ended'
}
