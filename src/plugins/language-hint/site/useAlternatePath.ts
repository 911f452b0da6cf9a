import { useSyncExternalStore } from 'react'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/**
 * The URL of the current page in another language, from its `hreflang` links; null when there is
 * none.
 */
export function useAlternatePath(language: SiteLanguage): string | null {
  return useSyncExternalStore(
    subscribeToHeadChanges,
    () => readAlternatePath(language),
    () => null,
  )
}

function readAlternatePath(language: SiteLanguage) {
  const link = document.head.querySelector(`link[rel="alternate"][hreflang="${language}"]`)
  return link instanceof HTMLLinkElement ? new URL(link.href).pathname : null
}

// Observes the head of the document, which client navigation changes.
function subscribeToHeadChanges(tell: () => void) {
  const observer = new MutationObserver(tell)
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}
