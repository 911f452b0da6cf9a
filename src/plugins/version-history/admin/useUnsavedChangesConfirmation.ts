import { useFormModified } from '@payloadcms/ui'
import { useEffect } from 'react'
import { saveConflictWords as words } from '@/src/plugins/version-history/words/admin/saves'

/**
 * Asks for confirmation before unsaved changes are lost by the browser's back and forward buttons (where the
 * browser has the Navigation API) or by a change of the document's language. Payload itself asks only for links
 * and when the page is closed.
 */
export function useUnsavedChangesConfirmation() {
  const isModified = useFormModified()
  useEffect(() => {
    if (!isModified) return
    const ask = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest('button') : null
      // The language choices contain this span; the button that opens their menu does not.
      const isOfLanguage = button?.querySelector('span[data-locale]') != null
      if (isOfLanguage && !window.confirm(words.leave)) event.stopPropagation()
    }
    // The listener runs in the capture phase, before React's handlers.
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
