/** Number of visible cards on a wide screen. */
const VISIBLE_CARD_COUNT = 3

export type CarouselPosition = {
  /** Index of the first visible card, from 0. */
  start: number
  /** Index of the first visible card at the end of the carousel. */
  lastStart: number
}

/** The next card; after the last position it wraps to the first. */
export function nextStartIndex({ start, lastStart }: CarouselPosition): number {
  return start < lastStart ? start + 1 : 0
}

/** The previous card; before the first position it wraps to the last. */
export function previousStartIndex({ start, lastStart }: CarouselPosition): number {
  return start > 0 ? start - 1 : lastStart
}

/** The first and last visible card, from 1; null before the first interaction. */
export function visibleCardRange({ start, lastStart }: CarouselPosition, cards: number) {
  return lastStart > 0 ? { first: start + 1, last: start + cards - lastStart, cards } : null
}

/** Counts one dot per position of the wide carousel: three dots for five cards. */
export function countDots(cards: number): number {
  return Math.max(cards - VISIBLE_CARD_COUNT + 1, 1)
}

/** The card of a dot; on a narrow screen there are more positions than dots. */
export function dotToStartIndex(
  dot: number,
  dots: number,
  { lastStart }: CarouselPosition,
): number {
  return dots > 1 ? Math.round((dot * lastStart) / (dots - 1)) : 0
}

/** The dot nearest to the current position. */
export function startIndexToDot({ start, lastStart }: CarouselPosition, dots: number): number {
  return lastStart > 0 ? Math.round((start * (dots - 1)) / lastStart) : 0
}
