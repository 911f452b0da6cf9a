import { editionText, OPEN_EDITIONS, OPEN_LANGUAGES } from '../languages/edition'
import { HOUSE_LANGUAGE, isSiteLanguage, type SiteLanguage } from '../languages/siteLocale'
import { SPONTANEOUS_APPLICATION_SLUG } from '../offers/jobOffer'
import { applicationPath } from '../offers/listedOffer'
import { FEED_PATHS } from '../offers/offerFeed'
import { collectionIn, type PageCollection, SINGLE_PAGES } from '../pages/contentPages'
import { SECURITY_TXT_PATH } from './securityTxt'
import { JOB_LIST_PATH } from './sitePaths'

/** Pages that stand whatever staff have written. */
const ALWAYS_THERE: readonly string[] = [
  ...Object.values(SINGLE_PAGES),
  '/contact/merci',
  '/contact/corriger',
  applicationPath(SPONTANEOUS_APPLICATION_SLUG),
  ...Object.values(FEED_PATHS),
  ...OPEN_EDITIONS.map((edition) => `/maintenance/${editionText(edition)}`),
]

/** What a site has beside its pages, for browsers, search engines and whoever finds a weakness. */
export const SITE_FILES: readonly string[] = [
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/icon.svg',
  '/apple-icon.png',
  SECURITY_TXT_PATH,
]

// The admin, the interface, the scripts of the build; and what is redirected: a slash at the end.
const ELSEWHERE = /^\/(admin|api|_next\/static)(\/|$)|.\/$/
const SLUG = /^[a-z0-9_-]{1,200}$/i
const UNLISTED_SLUG = /^[a-z0-9-]{1,80}$/i

/** What an address speaks of, before anybody has looked whether there is such a thing. */
export type AskedAddress =
  | { kind: 'always' | 'elsewhere' | 'nothing' }
  | { kind: 'page'; collection: PageCollection; slug: string }
  | { kind: 'offer' | 'application'; slug: string }
  | { kind: 'picture'; language: SiteLanguage; of: AskedAddress }

/** Reads the house path of a request, without its query and already free of `..` and the like. */
export function readAddress(path: string): AskedAddress {
  if (ELSEWHERE.test(path)) return { kind: 'elsewhere' }
  if (ALWAYS_THERE.includes(path) || SITE_FILES.includes(path)) return { kind: 'always' }
  const [, folder = '', slug = '', ...deeper] = path.split('/')
  if (folder === 'images-sociales') return readPicture([slug, ...deeper].join('/'))
  if (!SLUG.test(slug)) return { kind: 'nothing' }
  return folder === 'postuler' ? readApplication(slug, deeper) : readPage(folder, slug, deeper)
}

function readPicture(file: string): AskedAddress {
  const { language, page } = readPicturePath(file)
  const of = readAddress(page === 'accueil' ? '/' : `/${page}`)
  const isPictured = ['always', 'page', 'offer'].includes(of.kind)
  const isDrawn = page !== null && isPictured && OPEN_LANGUAGES.includes(language)
  return isDrawn ? { kind: 'picture', language, of } : { kind: 'nothing' }
}

/** The page that a picture for social networks is of, by its house path without the slash in front. */
export function readPicturePath(file: string): { language: SiteLanguage; page: string | null } {
  const [, page = null] = /^(.+)\.png$/.exec(file) ?? []
  const [folder] = file.split('/')
  if (!isSiteLanguage(folder) || folder === HOUSE_LANGUAGE)
    return { language: HOUSE_LANGUAGE, page }
  return { language: folder, page: page?.slice(folder.length + 1) ?? null }
}

// The steps after the form are drawn for each request anew.
function readApplication(slug: string, [step, ...deeper]: string[]): AskedAddress {
  if (step === undefined) return { kind: 'application', slug }
  const isStep = ['merci', 'corriger'].includes(step) && deeper.length === 0
  return { kind: isStep ? 'always' : 'nothing' }
}

function readPage(folder: string, slug: string, deeper: string[]): AskedAddress {
  if (deeper.length > 0) return { kind: 'nothing' }
  if (`/${folder}` === JOB_LIST_PATH) return { kind: 'offer', slug }
  const collection = collectionIn(`/${folder}`)
  return collection ? { kind: 'page', collection, slug } : { kind: 'nothing' }
}

/** What stands at an address: the thing itself, where it has moved, what is over or closed, or nothing. */
export type Standing = 'open' | 'moved' | 'ended' | 'gone' | 'closed' | 'unknown'

/** How the site answers: with a page that it keeps, one for this request alone, "gone" or "not found". */
export const ADDRESS_ANSWERS = ['kept', 'unlisted', 'gone', 'unknown'] as const
export type AddressAnswer = (typeof ADDRESS_ANSWERS)[number]

/** The answer once it is known what stands there. */
export function answerAt(asked: AskedAddress, standing: Standing): AddressAnswer {
  if (asked.kind === 'picture') return standing === 'open' ? 'kept' : 'unknown'
  if (asked.kind !== 'application') {
    if (standing === 'gone') return 'gone'
    return isReachable(standing) ? 'kept' : 'unknown'
  }
  if (standing !== 'unknown') return 'kept'
  return UNLISTED_SLUG.test(asked.slug) ? 'unlisted' : 'unknown'
}

function isReachable(standing: Standing) {
  return standing === 'open' || standing === 'moved' || standing === 'ended'
}
