'use client'

import { useSyncExternalStore } from 'react'
import type { HomeSection } from '@/src/domain/pages/homeSection'

let readSection: HomeSection | null = null
const sectionListeners = new Set<() => void>()

/** Sets the section of the home page that is being read; null when the home page is left. */
export function setReadSection(section: HomeSection | null) {
  readSection = section
  for (const listener of sectionListeners) listener()
}

/** The section of the home page that is being read; null before scrolling and on other pages. */
export function useReadSection() {
  return useSyncExternalStore(
    subscribeToSection,
    () => readSection,
    () => null,
  )
}

function subscribeToSection(listener: () => void) {
  sectionListeners.add(listener)
  return () => {
    sectionListeners.delete(listener)
  }
}
