import { HOME_PATH } from '../urls/sitePaths'
import { type HomeSection, isLinkToSection } from './homeSection'

export type NavigationItem = { label: string; url: string }

/**
 * Whether a navigation link is the current page or a parent of it. A section of the home page
 * (`/#contact`) never is.
 * @param path the internal path of the page
 */
export function isCurrentPageOrParent(url: string, path: string) {
  if (url.includes('#')) return false
  return path === url || (url !== HOME_PATH && path.startsWith(`${url}/`))
}

/**
 * The `aria-current` value of a navigation link.
 * @param section the section of the home page that is being read; null on other pages
 */
export function ariaCurrent(url: string, path: string, section: HomeSection | null) {
  const isPage = isCurrentPageOrParent(url, path)
  if (section === null || section === 'home') return isPage ? 'page' : undefined
  return isLinkToSection(url, section) ? 'location' : undefined
}

/** The entries with new ranks, from 1. */
export function renumberNavigationEntries<Entry extends object>(entries: readonly Entry[]) {
  return entries.map((entry, index) => ({ ...entry, order: index + 1 }))
}
