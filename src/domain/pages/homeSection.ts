import { JOB_LIST_PATH } from '../urls/sitePaths'

/** The anchors of the home page that the navigation highlights, in page order. */
export const HOME_SECTION_ANCHORS = [
  'home',
  'expertises',
  'secteurs',
  'offers',
  'temoignages',
  'contact',
] as const

export type HomeSection = (typeof HOME_SECTION_ANCHORS)[number]

/** Position of a section in CSS pixels from the top of the window. */
export type SectionPosition = { section: HomeSection; top: number; bottom: number }

/**
 * Distance between the top of the window and a section after scrolling, because of the sticky
 * header.
 */
const SCROLL_OFFSET_PX = 80

/**
 * The section nearest to the reading position, the later one at the same distance; null without
 * sections.
 */
export function homeSectionAtReadingPosition(boxes: readonly SectionPosition[], readingAt: number) {
  let nearest: { section: HomeSection; distance: number } | null = null
  for (const { section, top, bottom } of boxes) {
    // The distance is rounded, because sections may meet at fractions of a pixel.
    const distance = Math.round(Math.max(top - readingAt, readingAt - bottom, 0))
    if (!nearest || distance <= nearest.distance) nearest = { section, distance }
  }
  return nearest?.section ?? null
}

/**
 * The reading position in the window: just under the header, and further down near the end of the
 * page, because the last sections cannot be scrolled to the top.
 * @param remaining how much further the page can be scrolled
 */
export function readingPositionPx({ window, remaining }: { window: number; remaining: number }) {
  return Math.max(SCROLL_OFFSET_PX, window - remaining)
}

/** The URL fragment while a section is read; empty at the top of the page. */
export function sectionHash(section: HomeSection) {
  return section === 'home' ? '' : `#${section}`
}

/** Whether a navigation link leads to the section, or to the page that the section introduces. */
export function isLinkToSection(url: string, section: HomeSection) {
  if (section === 'offers' && url === JOB_LIST_PATH) return true
  return url === `/${sectionHash(section)}`
}
