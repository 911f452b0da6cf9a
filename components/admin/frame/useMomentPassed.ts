'use client'

import { useEffect, useState } from 'react'

/** Whether what is drawn with it has been on the screen for as long as this. */
export function useMomentPassed(milliseconds: number) {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const waiting = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(waiting)
  }, [milliseconds])
  return isPassed
}
