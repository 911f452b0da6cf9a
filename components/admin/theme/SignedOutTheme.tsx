'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect } from 'react'

const CHOSEN = /(?:^|; )staff-theme=(dark|light)(?:;|$)/

/** Payload looks only at what somebody who is signed in prefers, light or dark: here the sign-in page does too. */
export function SignedOutTheme() {
  const { user } = useAuth()
  useEffect(() => {
    if (user) return
    const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    document.documentElement.dataset.theme = CHOSEN.exec(document.cookie)?.[1] ?? preferred
  }, [user])
  return null
}
