'use client'

import { useRouteCache } from '@payloadcms/ui'
import { useEffect } from 'react'

const LOOK_AGAIN_MS = 2_000

/** Draws the page anew every now and then, there only while answers are leaving. */
export function FollowLeaving() {
  const { clearRouteCache } = useRouteCache()
  useEffect(() => {
    const timer = setInterval(clearRouteCache, LOOK_AGAIN_MS)
    return () => clearInterval(timer)
  }, [clearRouteCache])
  return null
}
