'use client'

import { useEffect } from 'react'

/** Lays out the deferred elements, one per frame, so that no frame takes long. */
export function LayOutDeferredElements() {
  useEffect(() => {
    const waiting = [...document.querySelectorAll('[data-late]')]
    let frame = requestAnimationFrame(function layOutNext() {
      const part = waiting.shift()
      if (part) {
        part.removeAttribute('data-late')
        frame = requestAnimationFrame(layOutNext)
      } else {
        delete document.documentElement.dataset.arriving
      }
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return null
}
