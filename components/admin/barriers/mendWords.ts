import { serverUnheard } from '@/src/content/admin/loadErrors'
import { formatDateTime } from '@/src/content/dates'
import { sizesInFrench } from '@/src/content/frenchTypography'
import { restInputErrors } from '@/src/content/restInput'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'

/** What browsers say of a request that reached nobody, and proxies for a server that is away; Payload shows it as it is. */
const UNHEARD =
  /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.|Bad Gateway|Gateway Time-?out|Service (Temporarily )?Unavailable)$/

/** What Payload says of an answer 413, of the proxy for instance. */
const TOO_LARGE = 'Your request was too large to submit successfully.'

/** What Payload's own code glues together without a translation, by where it stands. */
const GLUED = {
  '.page-controls__page-info': (text) => (text === '-' ? '–' : text),
  '.file-meta__size-type, .upload-relationship-details__meta, .cell-filesize': sizesInFrench,
  '.rs__menu-notice, .confirmation-modal .btn__label, .copy-locale-data .btn__label': (text) =>
    text.replace('...', '…'),
} as const satisfies Record<string, (text: string) => string>

/** Says in French, and by the clocks of the settings, what Payload writes in English. */
export function mendWords(page: Document, timezone: SiteTimezone) {
  for (const title of page.querySelectorAll('[data-sonner-toast] [data-title]')) {
    if (UNHEARD.test(title.textContent ?? '')) title.textContent = serverUnheard
    if (title.textContent === TOO_LARGE) title.textContent = restInputErrors.tooLarge
  }
  for (const since of page.querySelectorAll('.document-locked__content p:last-of-type > strong')) {
    const instant = new Date(since.textContent ?? '')
    if (/[A-Z][a-z]{2} \d/.test(since.textContent ?? '') && !Number.isNaN(instant.getTime())) {
      since.textContent = formatDateTime(instant, timezone)
    }
  }
  for (const [place, mended] of Object.entries(GLUED)) {
    for (const part of page.querySelectorAll(place)) mendTexts(part, mended)
  }
}

/** Node by node: React goes on to know each of them. */
function mendTexts(part: Element, mended: (text: string) => string) {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const said = mended(text.nodeValue ?? '')
    if (said !== text.nodeValue) text.nodeValue = said
  }
}
