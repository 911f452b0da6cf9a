'use client'

import { useRouteTransition } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { WatchedCollection } from '@/src/domain/admin/attention'
import { isBusy } from './isBusy'
import { usePageRefresh } from './PageRefresh'
import { usePathname } from './routing'

const LOOK_AGAIN_MS = 1_000
/** Whoever has not typed for so long is not in the middle of a word. */
const PAUSE_MS = 3_000

/**
 * Shows the open list or the dashboard afresh when what it shows has changed, once nobody is in the middle
 * of something there: rows that are selected stay selected, what is being typed stays, and whoever has
 * clicked on something gets there first.
 */
export function useRefreshWhenIdle() {
  const pathname = usePathname()
  const refreshPage = usePageRefresh()
  const { isTransitioning: isLeaving } = useRouteTransition()
  const duePath = useRef<string>(undefined)
  const typedAt = useRef(0)

  const refreshIfIdle = useEffectEvent(() => {
    const isTyping = Date.now() - typedAt.current < PAUSE_MS
    const isDue = duePath.current === pathname
    if (!isDue || isLeaving || isTyping || isBusy(document)) return
    duePath.current = undefined
    refreshPage()
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
    if (isShown || pathname === '/admin') duePath.current = pathname
  }
}
