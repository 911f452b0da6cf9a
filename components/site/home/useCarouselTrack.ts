'use client'

import { useRef, useState } from 'react'
import type { CarouselPosition } from './carouselPosition'

const SCROLL_SETTLE_DELAY_MS = 120

/** Position and scrolling of a row of cards; the browser does the scrolling. */
export function useCarouselTrack() {
  const track = useRef<HTMLUListElement>(null)
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [place, setPlace] = useState<CarouselPosition>({ start: 0, lastStart: 0 })

  const measure = () => {
    if (track.current) setPlace(readCarouselPosition(track.current))
  }

  const settle = () => {
    clearTimeout(settling.current)
    settling.current = setTimeout(measure, SCROLL_SETTLE_DELAY_MS)
  }

  /** @param chooseStart returns the card to show first, from the current position */
  const go = (chooseStart: (place: CarouselPosition) => number) => {
    if (!track.current) return
    const { lastStart } = readCarouselPosition(track.current)
    const start = chooseStart({ start: place.start, lastStart })
    setPlace({ start, lastStart })
    track.current.scrollTo({ left: start * measureCardWidthPx(track.current) })
  }

  return { track, place, settle, go }
}

function readCarouselPosition(track: HTMLElement): CarouselPosition {
  const step = measureCardWidthPx(track)
  return {
    start: Math.round(track.scrollLeft / step),
    lastStart: Math.round((track.scrollWidth - track.clientWidth) / step),
  }
}

function measureCardWidthPx(track: HTMLElement) {
  const [first, second] = track.querySelectorAll('li')
  return first && second ? second.offsetLeft - first.offsetLeft : track.clientWidth
}
