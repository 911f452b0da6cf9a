import { formatDateTime } from '@/src/content/dates'
import { restInputErrors } from '@/src/content/restInput'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { serverUnreachableText } from '@/src/plugins/payload-corrections/words/serverUnreachableText'
import { translateFileSizes } from '@/src/plugins/payload-corrections/words/translateFileSizes'

/** Matches errors of browsers and proxies about an unreachable server, which Payload shows. */
const UNREACHABLE_SERVER_PATTERN =
  /^(Failed to fetch|Load failed|NetworkError when attempting to fetch resource\.|Bad Gateway|Gateway Time-?out|Service (Temporarily )?Unavailable)$/

/** Message of Payload for a response with status 413, which a proxy may send. */
const REQUEST_TOO_LARGE_MESSAGE = 'Your request was too large to submit successfully.'

/** Texts that Payload builds in code without a translation: selector of the elements, and the correction. */
const TEXT_CORRECTIONS_BY_SELECTOR = {
  '.page-controls__page-info': (text) => (text === '-' ? '–' : text),
  '.file-meta__size-type, .upload-relationship-details__meta, .cell-filesize': translateFileSizes,
  '.rs__menu-notice, .confirmation-modal .btn__label, .copy-locale-data .btn__label': (text) =>
    text.replace('...', '…'),
} as const satisfies Record<string, (text: string) => string>

/** Replaces English texts of Payload by French ones, and shows the lock time in the site's time zone. */
export function replaceEnglishTexts(page: Document, timezone: SiteTimezone) {
  for (const title of page.querySelectorAll('[data-sonner-toast] [data-title]')) {
    if (UNREACHABLE_SERVER_PATTERN.test(title.textContent ?? ''))
      title.textContent = serverUnreachableText
    if (title.textContent === REQUEST_TOO_LARGE_MESSAGE)
      title.textContent = restInputErrors.tooLarge
  }
  for (const since of page.querySelectorAll('.document-locked__content p:last-of-type > strong')) {
    const instant = new Date(since.textContent ?? '')
    if (/[A-Z][a-z]{2} \d/.test(since.textContent ?? '') && !Number.isNaN(instant.getTime())) {
      since.textContent = formatDateTime(instant, timezone)
    }
  }
  for (const [place, correct] of Object.entries(TEXT_CORRECTIONS_BY_SELECTOR)) {
    for (const part of page.querySelectorAll(place)) correctTextNodes(part, correct)
  }
}

/** Changes the text nodes in place: React keeps references to them, so they must not be replaced. */
function correctTextNodes(part: Element, correct: (text: string) => string) {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const correctedText = correct(text.nodeValue ?? '')
    if (correctedText !== text.nodeValue) text.nodeValue = correctedText
  }
}
