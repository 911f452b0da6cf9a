import { HOME_SECTION_ANCHORS } from '@/src/domain/pages/homeSection'

// The team section is added, because it has an anchor but no navigation link.
const COUNTED_HOME_ANCHORS: readonly string[] = [...HOME_SECTION_ANCHORS, 'team']

// Matches the home page in any language.
const HOME_PATH_PATTERN = /^\/([a-z]{2})?$/

/** Returns the path under which a view is counted; on the home page with the visited section. */
export function pathWithVisitedSection({
  pathname,
  hash,
}: {
  pathname: string
  hash: string
}): string {
  const isSection =
    HOME_PATH_PATTERN.test(pathname) &&
    COUNTED_HOME_ANCHORS.includes(hash.slice(1)) &&
    hash !== '#home'
  return isSection ? pathname + hash : pathname
}
