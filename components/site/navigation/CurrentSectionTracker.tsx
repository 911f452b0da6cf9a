'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import {
  HOME_SECTION_ANCHORS,
  homeSectionAtReadingPosition,
  readingPositionPx,
  type SectionPosition,
  sectionHash,
} from '@/src/domain/pages/homeSection'
import { setCurrentSection } from './currentSection'
import { useIsNavigatingAway } from './useIsNavigatingAway'

const DEBOUNCE_MS = 200

/** Updates the navigation and the URL fragment while the home page is scrolled. */
export function CurrentSectionTracker() {
  const home = usePathname()
  const isLeaving = useIsNavigatingAway(home)
  const followReader = useEffectEvent(() => updateCurrentSection(home, isLeaving))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(followReader, DEBOUNCE_MS)
    }
    later()
    window.addEventListener('scroll', later, { passive: true })
    window.addEventListener('resize', later)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('scroll', later)
      window.removeEventListener('resize', later)
      setCurrentSection(null)
    }
  }, [])
  return null
}

function updateCurrentSection(home: string, isLeaving: boolean) {
  // During back or forward navigation the URL already belongs to the next page.
  if (window.location.pathname !== home) return
  const { scrollHeight, clientHeight } = document.documentElement
  const remaining = scrollHeight - clientHeight - window.scrollY
  const section = homeSectionAtReadingPosition(
    HOME_SECTION_ANCHORS.flatMap(measureSection),
    readingPositionPx({ window: clientHeight, remaining }),
  )
  if (!section) return
  setCurrentSection(section)
  if (isLeaving) return
  const { pathname, search, hash } = window.location
  const nextHash = sectionHash(section)
  if (hash === nextHash) return
  // The entry has no router state, so that Next.js notices the new URL. `scrolled` marks a history
  // entry that is not a navigation of the visitor.
  window.history.replaceState({ scrolled: true }, '', `${pathname}${search}${nextHash}`)
}

function measureSection(section: SectionPosition['section']): SectionPosition[] {
  const box = document.getElementById(section)?.getBoundingClientRect()
  return box ? [{ section, top: box.top, bottom: box.bottom }] : []
}
