'use client'

import { useCallback, useEffect, useState } from 'react'
import { CONSENT_KEY } from '@/src/domain/visits/consent'
import { closeConsent, isConsentAsked, readConsent } from './storedConsent'

const DELAY_MS = 1_000

/** Whether the visitor is being asked, from a second after the page was loaded. */
export function useConsentAsked() {
  const [isAsked, setAsked] = useState(false)
  const stopAsking = useCallback(() => {
    closeConsent()
    setAsked(false)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => setAsked(isConsentAsked()), DELAY_MS)
    // Answered in another tab, if it was the choice that was stored.
    const follow = ({ key }: StorageEvent) => {
      if (key === CONSENT_KEY && readConsent() !== null) stopAsking()
    }
    window.addEventListener('storage', follow)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('storage', follow)
    }
  }, [stopAsking])
  return { isAsked, stopAsking }
}
