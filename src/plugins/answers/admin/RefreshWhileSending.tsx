'use client'

import { useEffect } from 'react'
import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'

const REFRESH_INTERVAL_MS = 2_000

/** Refreshes the page periodically. It is mounted only while candidate replies are being sent. */
export function RefreshWhileSending() {
  const refreshPage = usePageRefresh()
  useEffect(() => {
    const timer = setInterval(refreshPage, REFRESH_INTERVAL_MS)
    return () => clearInterval(timer)
  }, [refreshPage])
  return null
}
