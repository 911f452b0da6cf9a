'use client'

import { useEffect } from 'react'
import { usePageRefresh } from '../frame/PageRefresh'

const LOOK_AGAIN_MS = 2_000

/** Draws the page anew every now and then, there only while answers are leaving. */
export function FollowLeaving() {
  const refreshPage = usePageRefresh()
  useEffect(() => {
    const timer = setInterval(refreshPage, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [refreshPage])
  return null
}
