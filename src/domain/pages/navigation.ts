import { HOME_PATH } from '../addresses/sitePaths'
import { type HomeSection, leadsToSection } from './homeSection'

export type NavigationItem = { label: string; url: string }

/**
 * Whether a navigation address stands for the page being shown. A section of the home page
 * (`/#contact`) is never the page itself; a page also stands for the pages below it.
 * @param path the house path of the page
 */
export function isCurrentPage(url: string, path: string) {
  if (url.includes('#')) return false
  return path === url || (url !== HOME_PATH && path.startsWith(`${url}/`))
}

/**
 * How a navigation address is marked as current (`aria-current`).
 * @param section the section of the home page that is being read, null on other pages.
 */
export function currentMark(url: string, path: string, section: HomeSection | null) {
  const isPage = isCurrentPage(url, path)
  if (section === null || section === 'home') return isPage ? 'page' : undefined
  return leadsToSection(url, section) ? 'location' : undefined
}

/** The entries with their rank, counted from 1. */
export function renumbered<Entry extends object>(entries: readonly Entry[]) {
  return entries.map((entry, index) => ({ ...entry, order: index + 1 }))
}
