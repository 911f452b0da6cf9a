import {
  CONSENT_EVENT,
  CONSENT_KEY,
  type Consent,
  consentUnder,
  parseConsent,
} from '@/src/domain/visits/consent'

/** In this tab the visitor has opened the choice, which is asked until it is answered or closed. */
const OPENED_KEY = 'cookie-consent-opened'

/** Told on the window where the choice is asked for on the page as it stands. */
export const ASK_EVENT = 'cookie-consent-asked'

/** What the visitor or the browser has answered; null when it has to be asked, also where nothing is kept. */
export function readConsent(): Consent | null {
  const now = new Date()
  const chosen = withStorage(({ localStorage }) =>
    parseConsent(localStorage.getItem(CONSENT_KEY), now),
  )
  return consentUnder({ isSignalled: isPrivacySignalled() }, chosen ?? null, now)
}

/** Whether the browser asks for privacy by itself, with every request too. */
export function isPrivacySignalled(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** Keeps the choice and tells it to whoever listens on the window, even if it cannot be kept. */
export function storeConsent(consent: Consent) {
  withStorage(({ localStorage }) => localStorage.setItem(CONSENT_KEY, JSON.stringify(consent)))
  window.dispatchEvent(new CustomEvent<Consent>(CONSENT_EVENT, { detail: consent }))
}

/** Forgets the choice, to be asked for by the next page, even where the browser answers by itself. */
export function reopenConsent() {
  withStorage(({ localStorage, sessionStorage }) => {
    localStorage.removeItem(CONSENT_KEY)
    if (isPrivacySignalled()) sessionStorage.setItem(OPENED_KEY, 'true')
  })
}

/** Has this page ask for the choice, without loading it anew. */
export const askForConsent = () => window.dispatchEvent(new Event(ASK_EVENT))

/** Whether the choice is to be asked for. */
export function isConsentAsked(): boolean {
  const opened = withStorage(({ sessionStorage }) => sessionStorage.getItem(OPENED_KEY))
  return Boolean(opened) || readConsent() === null
}

/** Answered, or closed without an answer. */
export function closeConsent() {
  withStorage(({ sessionStorage }) => sessionStorage.removeItem(OPENED_KEY))
}

// Even naming the storage throws where the browser forbids it.
function withStorage<Answer>(use: (browser: Window) => Answer): Answer | undefined {
  try {
    return use(window)
  } catch (err) {
    console.warn({ err, msg: 'The consent could not be read or kept' })
  }
}
