import { expect, test } from 'vitest'
import {
  countDots,
  dotToStartIndex,
  nextStartIndex,
  previousStartIndex,
  startIndexToDot,
  visibleCardRange,
} from '@/components/site/home/carouselPosition'

const WIDE_CAROUSEL = { lastStart: 2 }
const NARROW_CAROUSEL = { lastStart: 4 }

test('After the last card the carousel shows the first, and before the first the last', () => {
  expect([0, 1, 2].map((start) => nextStartIndex({ start, ...WIDE_CAROUSEL }))).toEqual([1, 2, 0])
  expect([0, 1, 2].map((start) => previousStartIndex({ start, ...WIDE_CAROUSEL }))).toEqual([
    2, 0, 1,
  ])
})

test('A carousel without further cards does not move', () => {
  expect(nextStartIndex({ start: 0, lastStart: 0 })).toBe(0)
  expect(previousStartIndex({ start: 0, lastStart: 0 })).toBe(0)
})

test('The cards in view are announced once they have turned', () => {
  expect(visibleCardRange({ start: 0, lastStart: 0 }, 5)).toBeNull()
  expect(visibleCardRange({ start: 1, ...WIDE_CAROUSEL }, 5)).toEqual({
    first: 2,
    last: 4,
    cards: 5,
  })
  expect(visibleCardRange({ start: 4, ...NARROW_CAROUSEL }, 5)).toEqual({
    first: 5,
    last: 5,
    cards: 5,
  })
})

test('Five cards have three dots, three or fewer have one', () => {
  expect([5, 3, 1].map(countDots)).toEqual([3, 1, 1])
})

test('With three cards in view each dot is a position', () => {
  expect([0, 1, 2].map((dot) => dotToStartIndex(dot, 3, { start: 0, ...WIDE_CAROUSEL }))).toEqual([
    0, 1, 2,
  ])
  expect([0, 1, 2].map((start) => startIndexToDot({ start, ...WIDE_CAROUSEL }, 3))).toEqual([
    0, 1, 2,
  ])
})

test('With one card in view the dots are the beginning, the middle and the end', () => {
  expect([0, 1, 2].map((dot) => dotToStartIndex(dot, 3, { start: 0, ...NARROW_CAROUSEL }))).toEqual(
    [0, 2, 4],
  )
  expect([0, 2, 4].map((start) => startIndexToDot({ start, ...NARROW_CAROUSEL }, 3))).toEqual([
    0, 1, 2,
  ])
})
