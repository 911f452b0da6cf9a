'use client'

import { useEffect, useState } from 'react'

/** Whether the component has been mounted for this number of milliseconds. */
export function useHasTimeElapsed(milliseconds: number) {
  const [isPassed, setPassed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return isPassed
}
