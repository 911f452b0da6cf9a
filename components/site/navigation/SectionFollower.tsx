'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent } from 'react'
import {
  HOME_SECTIONS,
  nearestSection,
  readingHeight,
  type SectionBox,
  sectionHash,
} from '@/src/domain/pages/homeSection'
import { setReadSection } from './readSection'
import { useLeaving } from './useLeaving'

const DEBOUNCE_MS = 200

/** On the home page: updates the navigation and the URL fragment while scrolling. */
export function SectionFollower() {
  const home = usePathname()
  const isLeaving = useLeaving(home)
  const followReader = useEffectEvent(() => updateReadSection(home, isLeaving))
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
      setReadSection(null)
    }
  }, [])
  return null
}

function updateReadSection(home: string, isLeaving: boolean) {
  // During back or forward navigation the URL already belongs to the next page.
  if (window.location.pathname !== home) return
  const { scrollHeight, clientHeight } = document.documentElement
  const remaining = scrollHeight - clientHeight - window.scrollY
  const section = nearestSection(
    HOME_SECTIONS.flatMap(measureSection),
    readingHeight({ window: clientHeight, remaining }),
  )
  if (!section) return
  setReadSection(section)
  if (isLeaving) return
  const { pathname, search, hash } = window.location
  const nextHash = sectionHash(section)
  if (hash === nextHash) return
  // Without the router's state object, so that Next.js notices the new URL. `scrolled` marks a
  // history entry that is not a navigation of the visitor.
  window.history.replaceState({ scrolled: true }, '', `${pathname}${search}${nextHash}`)
}

function measureSection(section: SectionBox['section']): SectionBox[] {
  const box = document.getElementById(section)?.getBoundingClientRect()
  return box ? [{ section, top: box.top, bottom: box.bottom }] : []
}
