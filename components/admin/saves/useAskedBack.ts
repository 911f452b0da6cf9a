import { useFormModified } from '@payloadcms/ui'
import { useEffect } from 'react'
import { saveWords as words } from '@/src/content/admin/saves'

/**
 * Asks before the browser's way back or on leaves what is not saved, where the browser lets us: Payload asks of
 * links only, and before the page is closed.
 */
export function useAskedBack() {
  const isModified = useFormModified()
  useEffect(() => {
    if (!isModified || !('navigation' in window)) return
    const ask = (event: NavigateEvent) => {
      const { pathname } = new URL(event.destination.url)
      const isLeaving = event.navigationType === 'traverse' && pathname !== window.location.pathname
      if (isLeaving && event.cancelable && !window.confirm(words.leave)) event.preventDefault()
    }
    window.navigation.addEventListener('navigate', ask)
    return () => window.navigation.removeEventListener('navigate', ask)
  }, [isModified])
}
