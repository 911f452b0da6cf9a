import { serverUnheard } from '@/src/content/admin/loadErrors'
import { formatDateTime } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/siteLocale'

/** What browsers say of a request that reached nobody; Payload shows it as it is. */
const UNHEARD = /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.)$/

/** Says in French, and by the clocks of the settings, what Payload writes in English. */
export function mendWords(page: Document, timezone: SiteTimezone) {
  for (const title of page.querySelectorAll('[data-sonner-toast] [data-title]')) {
    if (UNHEARD.test(title.textContent ?? '')) title.textContent = serverUnheard
  }
  for (const since of page.querySelectorAll('.document-locked__content p:last-of-type > strong')) {
    const instant = new Date(since.textContent ?? '')
    if (/[A-Z][a-z]{2} \d/.test(since.textContent ?? '') && !Number.isNaN(instant.getTime())) {
      since.textContent = formatDateTime(instant, timezone)
    }
  }
}
