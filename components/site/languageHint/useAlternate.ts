import { useSyncExternalStore } from 'react'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/** Where the page being shown stands in another language, as it tells search engines; null where it does not. */
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

// A page that is gone to without loading it anew changes what stands in the head.
function onEachPage(tell: () => void) {
  const observer = new MutationObserver(tell)
  observer.observe(document.head, { childList: true })
  return () => observer.disconnect()
}
