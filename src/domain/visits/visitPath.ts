import { type AskedAddress, readAddress, SITE_FILES } from '../addresses/publicAddress'
import { visitedAddress } from './visitedAddress'

/** Counted in place of whatever stands nowhere: strangers cannot fill the tables with addresses of their making. */
export const NOWHERE_PATH = '/404'

/** A page to be counted: its path, and the thing that must be there for it to be a page; null when none must. */
export type VisitPath = { path: string; needs: VisitedThing | null }
export type VisitedThing = Extract<AskedAddress, { slug: string }>

/** What a browser says it shows. Nothing has looked yet whether there is such a page. */
export function readVisitPath(said: string): VisitPath {
  const [path = '', anchor = ''] = said.split('#')
  if (path === '/')
    return { path: visitedAddress({ pathname: path, hash: `#${anchor}` }), needs: null }
  const asked = readAddress(withoutStep(path))
  if ('slug' in asked) return { path, needs: asked }
  const isPage = asked.kind === 'always' && !SITE_FILES.includes(path)
  return { path: isPage ? path : NOWHERE_PATH, needs: null }
}

// The steps after an application form are there as long as the form is.
function withoutStep(path: string) {
  return path.replace(/^(\/postuler\/[^/]+)\/(merci|corriger)$/, '$1')
}
