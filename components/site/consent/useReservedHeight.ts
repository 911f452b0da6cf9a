'use client'

import { useEffect, useRef } from 'react'

const PROPERTY = '--height-reserved'

/** Has the page scroll what the keyboard is on clear of this element, as high as it is at the moment. */
export function useReservedHeight() {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const height = ref.current?.getBoundingClientRect().height ?? 0
      style.setProperty(PROPERTY, `${Math.ceil(height)}px`)
    })
    if (ref.current) observer.observe(ref.current)
    return () => {
      observer.disconnect()
      style.removeProperty(PROPERTY)
    }
  }, [])
  return ref
}
