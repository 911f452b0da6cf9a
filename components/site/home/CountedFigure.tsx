'use client'

import { useEffect, useRef } from 'react'
import { createFigureFormat } from '@/src/content/figures'
import { animatedValueAt, COUNTER_DURATION_MS, countDecimals } from './counter'

/** `locale`: a locale of Intl. */
type Props = { value: number; locale: string }

/** A figure that counts up when scrolled to. The HTML contains the final figure. */
export function CountedFigure({ value, locale }: Props) {
  const figure = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const shown = figure.current
    if (!shown || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      countUp(shown, { value, locale })
    })
    observer.observe(shown)
    return () => observer.disconnect()
  }, [value, locale])

  return <span ref={figure}>{createFigureFormat(locale, countDecimals(value))(value)}</span>
}

// Writes to the DOM directly: sixty renders per second are unnecessary.
function countUp(shown: HTMLElement, { value: target, locale }: Props) {
  const format = createFigureFormat(locale, countDecimals(target))
  const startedAt = performance.now()
  const showNext = (now: number) => {
    const elapsed = now - startedAt
    const figure = format(animatedValueAt(target, elapsed))
    if (shown.textContent !== figure) shown.textContent = figure
    if (elapsed < COUNTER_DURATION_MS) requestAnimationFrame(showNext)
  }
  requestAnimationFrame(showNext)
}
