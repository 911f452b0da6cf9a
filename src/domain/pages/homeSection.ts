import { JOB_LIST_PATH } from '../addresses/sitePaths'

/** The anchors of the home page that the navigation follows, in their order. */
export const HOME_SECTIONS = [
  'home',
  'expertises',
  'secteurs',
  'offers',
  'temoignages',
  'contact',
] as const

export type HomeSection = (typeof HOME_SECTIONS)[number]

/** Where a section stands on the screen, in CSS pixels from the top of the window. */
export type SectionBox = { section: HomeSection; top: number; bottom: number }

/** How far below the top of the window a section comes to rest, under the sticky header. */
const SCROLL_OFFSET_PX = 80

/** The section nearest to where one reads; null without sections. Of two as near, the later one. */
export function nearestSection(boxes: readonly SectionBox[], readingAt: number) {
  let nearest: { section: HomeSection; distance: number } | null = null
  for (const { section, top, bottom } of boxes) {
    // Sections meet at fractions of a pixel.
    const distance = Math.round(Math.max(top - readingAt, readingAt - bottom, 0))
    if (!nearest || distance <= nearest.distance) nearest = { section, distance }
  }
  return nearest?.section ?? null
}

/**
 * The height in the window at which one reads: just under the header, and further down at the end of
 * the page, whose last sections can never be scrolled up to the header.
 * @param remaining how much further the page can be scrolled.
 */
export function readingHeight({ window, remaining }: { window: number; remaining: number }) {
  return Math.max(SCROLL_OFFSET_PX, window - remaining)
}

/** What the address ends in while a section is read; nothing for the top of the page. */
export function sectionHash(section: HomeSection) {
  return section === 'home' ? '' : `#${section}`
}

/** Whether a navigation address leads to the section, or to the page that the section announces. */
export function leadsToSection(url: string, section: HomeSection) {
  if (section === 'offers' && url === JOB_LIST_PATH) return true
  return url === `/${sectionHash(section)}`
}
