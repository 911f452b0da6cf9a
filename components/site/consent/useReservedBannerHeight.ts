'use client'

import { useEffect, useRef } from 'react'

/** Reserves this element's height at the end of the page and below focused elements. */
export function useReservedBannerHeight() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const { body, documentElement: page } = document
    let isUsedByKeyboard = false
    const reserve = () => {
      const height = `${Math.ceil(ref.current?.getBoundingClientRect().height ?? 0)}px`
      body.style.paddingBottom = height
      // The padding is only set for keyboard users, because setting it restyles the whole page.
      if (isUsedByKeyboard) page.style.scrollPaddingBottom = `calc(${height} + var(--space-1))`
    }
    const reserveForKeyboard = () => {
      isUsedByKeyboard = true
      reserve()
    }
    const observer = new ResizeObserver(reserve)
    if (ref.current) observer.observe(ref.current)
    window.addEventListener('keydown', reserveForKeyboard, { once: true, capture: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('keydown', reserveForKeyboard, { capture: true })
      body.style.removeProperty('padding-bottom')
      page.style.removeProperty('scroll-padding-bottom')
    }
  }, [])
  return ref
}
