'use client'

import { useSyncExternalStore } from 'react'
import type { HomeSection } from '@/src/domain/pages/homeSection'

let currentSection: HomeSection | null = null
const currentSectionListeners = new Set<() => void>()

/** Sets the section of the home page that is being read; null when the home page is left. */
export function setCurrentSection(section: HomeSection | null) {
  currentSection = section
  for (const listener of currentSectionListeners) listener()
}

/** The section of the home page that is being read; null before scrolling and on other pages. */
export function useCurrentSection() {
  return useSyncExternalStore(
    subscribeToCurrentSection,
    () => currentSection,
    () => null,
  )
}

function subscribeToCurrentSection(listener: () => void) {
  currentSectionListeners.add(listener)
  return () => {
    currentSectionListeners.delete(listener)
  }
}
