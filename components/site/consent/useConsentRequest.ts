'use client'

import { useCallback, useEffect, useState } from 'react'
import { CONSENT_STORAGE_KEY } from '@/src/domain/visits/consent'
import {
  CONSENT_REQUEST_EVENT,
  isConsentBannerNeeded,
  markConsentBannerClosed,
  readConsent,
} from './storedConsent'

const REQUEST_DELAY_MS = 1_000

/** Whether the consent banner is shown: one second after loading, or on the visitor's request. */
export function useConsentRequest() {
  const [isAsked, setAsked] = useState(false)
  const [wishes, setWishes] = useState(0)
  const stopAsking = useCallback(() => {
    markConsentBannerClosed()
    setAsked(false)
    setWishes(0)
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => setAsked(isConsentBannerNeeded()), REQUEST_DELAY_MS)
    // Stops asking when another tab has stored the choice.
    const follow = ({ key }: StorageEvent) => {
      if (key === CONSENT_STORAGE_KEY && readConsent() !== null) stopAsking()
    }
    const ask = () => {
      setAsked(true)
      setWishes((earlier) => earlier + 1)
    }
    window.addEventListener('storage', follow)
    window.addEventListener(CONSENT_REQUEST_EVENT, ask)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('storage', follow)
      window.removeEventListener(CONSENT_REQUEST_EVENT, ask)
    }
  }, [stopAsking])
  return { isAsked, wishes, stopAsking }
}
