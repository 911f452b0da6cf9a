/** As many cards stand side by side where there is room. */
const CARDS_VISIBLE = 3

export type CarouselPlace = {
  /** The first card in view, counted from 0. */
  start: number
  /** The first card in view when the carousel stands at its end. */
  lastStart: number
}

/** One card on; after the end it begins again. */
export function nextStart({ start, lastStart }: CarouselPlace): number {
  return start < lastStart ? start + 1 : 0
}

/** One card back; before the beginning it goes on at the end. */
export function previousStart({ start, lastStart }: CarouselPlace): number {
  return start > 0 ? start - 1 : lastStart
}

/** The first and the last card in view, counted from 1; null before anybody has turned them. */
export function cardsShown({ start, lastStart }: CarouselPlace, cards: number) {
  return lastStart > 0 ? { first: start + 1, last: start + cards - lastStart, cards } : null
}

/** One dot per place of the wide carousel: five cards of which three are visible have three. */
export function countDots(cards: number): number {
  return Math.max(cards - CARDS_VISIBLE + 1, 1)
}

/** The card that a dot leads to; on a narrow screen there are more places than dots. */
export function startOfDot(dot: number, dots: number, { lastStart }: CarouselPlace): number {
  return dots > 1 ? Math.round((dot * lastStart) / (dots - 1)) : 0
}

/** The dot nearest to where the carousel stands. */
export function dotOfStart({ start, lastStart }: CarouselPlace, dots: number): number {
  return lastStart > 0 ? Math.round((start * (dots - 1)) / lastStart) : 0
}
