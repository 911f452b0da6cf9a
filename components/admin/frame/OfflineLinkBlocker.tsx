'use client'

import { toast } from '@payloadcms/ui'
import { useEffect } from 'react'
import { findLoadErrorSentence } from '@/src/content/admin/loadErrors'

/** Blocks admin links while offline: the browser would show its own error page, and unsaved input would be lost. */
export function OfflineLinkBlocker() {
  useEffect(() => {
    document.addEventListener('click', blockLinkWhileOffline, true)
    return () => document.removeEventListener('click', blockLinkWhileOffline, true)
  }, [])
  return null
}

function blockLinkWhileOffline(event: MouseEvent) {
  if (navigator.onLine || !(event.target instanceof Element)) return
  const address = event.target.closest('a[href^="/admin"]')?.getAttribute('href')
  if (!address) return
  event.preventDefault()
  event.stopPropagation()
  toast.error(findLoadErrorSentence(address))
}
