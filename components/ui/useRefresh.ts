'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useRef, useTransition } from 'react'

/**
 * Returns a function that refreshes the page from the server, one refresh at a time. React shows
 * only the latest transition: overlapping refreshes would delay all navigation of the user.
 * @param isHeld true while another transition is pending; a refresh requested meanwhile runs
 * afterwards
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
