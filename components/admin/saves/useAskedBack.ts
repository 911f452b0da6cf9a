import { useFormModified } from '@payloadcms/ui'
import { useEffect } from 'react'
import { saveWords as words } from '@/src/content/admin/saves'

/**
 * Asks before the browser's way back or on leaves what is not saved, where the browser lets us, and before the
 * document is shown in another language: Payload asks of links only, and before the page is closed.
 */
export function useAskedBack() {
  const isModified = useFormModified()
  useEffect(() => {
    if (!isModified) return
    const ask = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      // Of the choices, not of the button that opens them.
      const isOfLanguage = button?.querySelector('span[data-locale]') != null
      if (isOfLanguage && !window.confirm(words.leave)) event.stopPropagation()
    }
    // Before React hears of it.
    window.addEventListener('click', ask, true)
    return () => window.removeEventListener('click', ask, true)
  }, [isModified])
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
