import { HOME_SECTIONS } from '../pages/homeSection'

// The team has an anchor of its own, which no navigation follows.
const ANCHORS: readonly string[] = [...HOME_SECTIONS, 'team']

// Of any edition.
const HOME = /^\/([a-z]{2})?$/

/** How a page is named where it is counted: by its path, on the home page with the section that was gone to. */
export function visitedAddress({ pathname, hash }: { pathname: string; hash: string }): string {
  const isSection = HOME.test(pathname) && ANCHORS.includes(hash.slice(1)) && hash !== '#home'
  return isSection ? pathname + hash : pathname
}
