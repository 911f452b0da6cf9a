'use client'

import { useAuth } from '@payloadcms/ui'
import { useEffect } from 'react'

const THEME_COOKIE_PATTERN = /(?:^|; )staff-theme=(dark|light)(?:;|$)/

/** Applies the light or dark preference to the sign-in pages; Payload applies it only for signed-in users. */
export function SignedOutTheme() {
  const { user } = useAuth()
  useEffect(() => {
    if (user) return
    const preferred = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    document.documentElement.dataset.theme =
      THEME_COOKIE_PATTERN.exec(document.cookie)?.[1] ?? preferred
  }, [user])
  return null
}
