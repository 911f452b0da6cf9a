'use client'

import { useCallback, useEffect, useState } from 'react'
import { CONSENT_KEY } from '@/src/domain/visits/consent'
import { ASK_EVENT, closeConsent, isConsentAsked, readConsent } from './storedConsent'

const DELAY_MS = 1_000

/** Whether the visitor is being asked: from a second after the page was loaded, or by their own wish. */
export function useConsentAsked() {
  const [isAsked, setAsked] = useState(false)
  const [wishes, setWishes] = useState(0)
  const stopAsking = useCallback(() => {
    closeConsent()
    setAsked(false)
    setWishes(0)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => setAsked(isConsentAsked()), DELAY_MS)
    // Answered in another tab, if it was the choice that was stored.
    const follow = ({ key }: StorageEvent) => {
      if (key === CONSENT_KEY && readConsent() !== null) stopAsking()
    }
    const ask = () => {
      setAsked(true)
      setWishes((earlier) => earlier + 1)
    }
    window.addEventListener('storage', follow)
    window.addEventListener(ASK_EVENT, ask)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('storage', follow)
      window.removeEventListener(ASK_EVENT, ask)
    }
  }, [stopAsking])
  return { isAsked, wishes, stopAsking }
}
