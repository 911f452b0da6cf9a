'use client'

import { useRouteTransition } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useRef } from 'react'
import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import { usePathname } from '@/components/admin/frame/routing'
import type { LiveUpdatedCollection } from '@/src/domain/admin/liveUpdates'
import { isUserBusyOnPage } from './isUserBusyOnPage'

const IDLE_CHECK_INTERVAL_MS = 1_000
/** The time without input after which the user is considered idle. */
const TYPING_PAUSE_MS = 3_000

/**
 * Returns a function that schedules a refresh of the open list or dashboard when its records have changed. The
 * refresh waits until the user is idle, so that it does not discard selected rows or typed text, or cancel a
 * navigation.
 */
export function useRefreshWhenIdle() {
  const pathname = usePathname()
  const refreshPage = usePageRefresh()
  const { isTransitioning: isLeaving } = useRouteTransition()
  const duePath = useRef<string>(undefined)
  const typedAt = useRef(0)

  const refreshIfIdle = useEffectEvent(() => {
    const isTyping = Date.now() - typedAt.current < TYPING_PAUSE_MS
    const isDue = duePath.current === pathname
    if (!isDue || isLeaving || isTyping || isUserBusyOnPage(document)) return
    duePath.current = undefined
    refreshPage()
  })

  useEffect(() => {
    const timer = setInterval(refreshIfIdle, IDLE_CHECK_INTERVAL_MS)
    const recordTyping = () => {
      typedAt.current = Date.now()
    }
    document.addEventListener('input', recordTyping)
    return () => {
      clearInterval(timer)
      document.removeEventListener('input', recordTyping)
    }
  }, [])

  return (changed: readonly LiveUpdatedCollection[]) => {
    const isShown = changed.some((collection) => pathname === `/admin/collections/${collection}`)
    if (isShown || pathname === '/admin') duePath.current = pathname
  }
}
