'use client'

import { useEffect, useState } from 'react'
import { readConsent } from './storedConsent'

const DELAY_MS = 1_000

/** Whether the visitor is being asked, from a second after the page was loaded. */
export function useConsentAsked() {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(readConsent() === null), DELAY_MS)
    // Answered in another tab.
    const follow = () => setAsked((asked) => asked && readConsent() === null)
    window.addEventListener('storage', follow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('storage', follow)
    }
  }, [])
  return { isAsked, stopAsking: () => setAsked(false) }
}
