import { type Edition, editionText } from './edition'
import { hrefIn } from './editionPath'
import { type HomeSection, leadsToSection } from './homeSection'
import { HOME_PATH } from './sitePaths'

export type NavigationItem = { label: string; url: string }

/**
 * Whether a navigation address stands for the page being shown. A section of the home page
 * (`/#contact`) is never the page itself; a page also stands for the pages below it.
 * @param pathname as the browser has it; while the page is drawn, its house path, with or without the
 * edition in front.
 */
export function isCurrentPage(url: string, pathname: string, edition: Edition) {
  if (url.includes('#')) return false
  const inside = `/${editionText(edition)}`
  const isDrawn = pathname === inside || pathname.startsWith(`${inside}/`)
  const path = isDrawn ? pathname.slice(inside.length) || HOME_PATH : pathname
  return [url, hrefIn(edition, url)].some(
    (href) => path === href || (url !== HOME_PATH && path.startsWith(`${href}/`)),
  )
}

type ShownPage = {
  pathname: string
  edition: Edition
  /** The section of the home page that is being read, null on other pages. */
  section: HomeSection | null
}

/** How a navigation address is marked as current (`aria-current`). */
export function currentMark(url: string, { pathname, edition, section }: ShownPage) {
  const isPage = isCurrentPage(url, pathname, edition)
  if (section === null || section === 'home') return isPage ? 'page' : undefined
  return leadsToSection(url, section) ? 'location' : undefined
}

/** The entries with their rank, counted from 1. */
export function renumbered<Entry extends object>(entries: readonly Entry[]) {
  return entries.map((entry, index) => ({ ...entry, order: index + 1 }))
}
