'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useTransition } from 'react'

/**
 * Has the page drawn anew by the server, one time after the other: React shows whatever was asked for last
 * and waits for it, so refreshes that overtake each other would keep back all that people have clicked on.
 * @param isHeld while somebody waits for something else; what was asked for meanwhile is made up for
 */
export function useRefresh(isHeld = false): () => void {
  const router = useRouter()
  const [isRefreshing, startRefreshing] = useTransition()
  const isDue = useRef(false)
  const mustWait = useRef(isHeld)

  const refresh = useCallback(() => {
    isDue.current = mustWait.current
    if (mustWait.current) return
    mustWait.current = true
    startRefreshing(() => router.refresh())
  }, [router])

  useEffect(() => {
    mustWait.current = isHeld || isRefreshing
    if (isDue.current) refresh()
  }, [isHeld, isRefreshing, refresh])

  return refresh
}
