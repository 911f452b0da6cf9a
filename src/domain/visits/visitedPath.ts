import { HOME_SECTIONS } from '../pages/homeSection'

// The team section has an anchor but no navigation link.
const ANCHORS: readonly string[] = [...HOME_SECTIONS, 'team']

// The home page in any language.
const HOME = /^\/([a-z]{2})?$/

/** The path under which a view is counted; on the home page with the visited section. */
export function visitedPath({ pathname, hash }: { pathname: string; hash: string }): string {
  const isSection = HOME.test(pathname) && ANCHORS.includes(hash.slice(1)) && hash !== '#home'
  return isSection ? pathname + hash : pathname
}
