import { type AskedAddress, readAddress } from '../addresses/publicAddress'
import type { SiteLanguage } from '../languages/siteLocale'
import { countedPath, readCountedPath } from './countedPage'
import { visitedAddress } from './visitedAddress'

/** Counted in place of whatever stands nowhere: strangers cannot fill the tables with addresses of their making. */
export const NOWHERE_PATH = '/404'

/** A page to be counted: its path, and the thing that must be there for it to be a page; null when none must. */
export type VisitPath = { path: string; needs: (VisitedThing & { language: SiteLanguage }) | null }
export type VisitedThing = Extract<AskedAddress, { slug: string }>

/** What a browser says it shows, as a counted path. Nothing has looked yet whether there is such a page. */
export function readVisitPath(said: string): VisitPath {
  const { language, page } = readCountedPath(said)
  const [path = '', anchor = ''] = page.split('#')
  const counted = (as: string) => countedPath({ language, page: as })
  if (path === '/') {
    return { path: counted(visitedAddress({ pathname: path, hash: `#${anchor}` })), needs: null }
  }
  const asked = readAddress(withoutStep(path))
  if ('slug' in asked) return { path: counted(path), needs: { ...asked, language } }
  // A file is read by programs.
  const isPage = asked.kind === 'always' && !path.includes('.')
  return { path: isPage ? counted(path) : NOWHERE_PATH, needs: null }
}

/** The path under which all languages of a thing are counted, once its slug in the house's is known. */
export function underHouseSlug(path: string, { slug }: VisitedThing, houseSlug: string): string {
  return path.replace(`/${slug}`, `/${houseSlug}`)
}

// The steps after an application form are there as long as the form is.
function withoutStep(path: string) {
  return path.replace(/^(\/postuler\/[^/]+)\/(merci|corriger)$/, '$1')
}
