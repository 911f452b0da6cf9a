'use client'

import { useRouteCache, useRouteTransition } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef, useTransition } from 'react'
import type { WatchedCollection } from '@/src/domain/admin/attention'
import { isBusy } from './isBusy'
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
  const { clearRouteCache } = useRouteCache()
  const { isTransitioning: isLeaving } = useRouteTransition()
  const [isRefreshing, startRefreshing] = useTransition()
  const duePath = useRef<string>(undefined)
  const typedAt = useRef(0)

  const refreshIfIdle = useEffectEvent(() => {
    const isTyping = Date.now() - typedAt.current < PAUSE_MS
    const isDue = duePath.current === pathname
    // React shows what was asked for last: one refresh upon the other would keep back all else.
    if (!isDue || isRefreshing || isLeaving || isTyping || isBusy(document)) return
    duePath.current = undefined
    startRefreshing(clearRouteCache)
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
