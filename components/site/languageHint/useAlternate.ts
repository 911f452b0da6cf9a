import { useSyncExternalStore } from 'react'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/**
 * The URL of the current page in another language, from its `hreflang` links; null when there is
 * none.
 */
export function useAlternate(language: SiteLanguage): string | null {
  return useSyncExternalStore(
    onEachPage,
    () => readAlternate(language),
    () => null,
  )
}

function readAlternate(language: SiteLanguage) {
  const link = document.head.querySelector(`link[rel="alternate"][hreflang="${language}"]`)
  return link instanceof HTMLLinkElement ? new URL(link.href).pathname : null
}

// Client navigation changes the head of the document.
function onEachPage(tell: () => void) {
  const observer = new MutationObserver(tell)
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}
