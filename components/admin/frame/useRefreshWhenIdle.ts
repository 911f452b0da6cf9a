'use client'

import { useRouteCache } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { WatchedCollection } from '@/src/domain/attention'
import { isBusy } from './isBusy'

const LOOK_AGAIN_MS = 1_000
/** Whoever has not typed for so long is not in the middle of a word. */
const PAUSE_MS = 3_000

/**
 * Shows the open list or the dashboard afresh when what it shows has changed, once nobody is in the middle
 * of something there: rows that are selected stay selected, what is being typed stays.
 */
export function useRefreshWhenIdle() {
  const pathname = usePathname()
  const { clearRouteCache } = useRouteCache()
  const isDue = useRef(false)
  const typedAt = useRef(0)

  const refreshIfIdle = useEffectEvent(() => {
    const isTyping = Date.now() - typedAt.current < PAUSE_MS
    if (!isDue.current || isTyping || isBusy(document)) return
    isDue.current = false
    clearRouteCache()
  })

  useEffect(() => {
    const timer = setInterval(refreshIfIdle, LOOK_AGAIN_MS)
    const noteTyping = () => {
      typedAt.current = Date.now()
    }
    document.addEventListener('input', noteTyping)
    return () => {
      clearInterval(timer)
      document.removeEventListener('input', noteTyping)
    }
  }, [])

  return (changed: readonly WatchedCollection[]) => {
    const isShown = changed.some((collection) => pathname === `/admin/collections/${collection}`)
    isDue.current ||= isShown || pathname === '/admin'
  }
}
