import { describe, expect, test } from 'vitest'
import {
  HOME_SECTION_ANCHORS,
  homeSectionAtReadingPosition,
  isLinkToSection,
  readingPositionPx,
  type SectionPosition,
  sectionHash,
} from '@/src/domain/pages/homeSection'

/** Sections of 500 px, with 100 px between them that belong to none, scrolled this far. */
function sectionsScrolledBy(scrolled: number): SectionPosition[] {
  return HOME_SECTION_ANCHORS.map((section, index) => {
    const top = index * 600 - scrolled
    return { section, top, bottom: top + 500 }
  })
}

describe('The section in view', () => {
  test.each([
    [0, 'home'],
    [400, 'home'],
    [460, 'home'],
    [480, 'expertises'],
    [520, 'expertises'],
    [520.4, 'expertises'],
    [1120, 'secteurs'],
    [2920, 'contact'],
    [9000, 'contact'],
  ])('after scrolling by %d px is %s', (scrolled, section) => {
    expect(homeSectionAtReadingPosition(sectionsScrolledBy(scrolled), 80)).toBe(section)
  })

  test('is the one that begins where another ends', () => {
    const boxes = [
      { section: 'home', top: -500, bottom: 80.3 },
      { section: 'expertises', top: 80.3, bottom: 600 },
    ] as const
    expect(homeSectionAtReadingPosition(boxes, 80)).toBe('expertises')
  })

  test('is null on a page without sections', () => {
    expect(homeSectionAtReadingPosition([], 80)).toBeNull()
  })
})

test('The reading position is under the header, and moves to the bottom at the end of the page', () => {
  expect(readingPositionPx({ window: 900, remaining: 3000 })).toBe(80)
  expect(readingPositionPx({ window: 900, remaining: 400 })).toBe(500)
  expect(readingPositionPx({ window: 900, remaining: 0 })).toBe(900)
})

test('The top of the page has the plain path', () => {
  expect(sectionHash('home')).toBe('')
  expect(sectionHash('contact')).toBe('#contact')
})

test('A URL leads to its section, and the job list to the latest offers', () => {
  expect(isLinkToSection('/', 'home')).toBe(true)
  expect(isLinkToSection('/#contact', 'contact')).toBe(true)
  expect(isLinkToSection('/#contact', 'secteurs')).toBe(false)
  expect(isLinkToSection('/nos-offres', 'offers')).toBe(true)
  expect(isLinkToSection('/#offers', 'offers')).toBe(true)
  expect(isLinkToSection('/nos-offres', 'contact')).toBe(false)
})
