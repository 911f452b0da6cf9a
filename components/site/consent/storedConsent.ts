import {
  CONSENT_EVENT,
  CONSENT_STORAGE_KEY,
  type Consent,
  effectiveConsent,
  parseConsent,
} from '@/src/domain/visits/consent'

/** Key that is set while the banner is open because the visitor reopened it in this tab. */
const BANNER_REOPENED_KEY = 'cookie-consent-opened'

/** Event on `window` that shows the consent banner on the current page. */
export const CONSENT_REQUEST_EVENT = 'cookie-consent-asked'

/**
 * The consent of the visitor or of the browser signal; null when the visitor must be asked, for
 * example without storage.
 */
export function readConsent(): Consent | null {
  const now = new Date()
  const chosen = withStorage(({ localStorage }) =>
    parseConsent(localStorage.getItem(CONSENT_STORAGE_KEY), now),
  )
  return effectiveConsent({ isSignalled: hasPrivacySignal() }, chosen ?? null, now)
}

/** Whether the browser sends Global Privacy Control. */
export function hasPrivacySignal(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true
}

/** Stores the choice and sends an event to listeners, even when the storage fails. */
export function storeConsent(consent: Consent) {
  withStorage(({ localStorage }) =>
    localStorage.setItem(CONSENT_STORAGE_KEY, JSON.stringify(consent)),
  )
  window.dispatchEvent(new CustomEvent<Consent>(CONSENT_EVENT, { detail: consent }))
}

/** Deletes the choice, so that the next page asks again, even under Global Privacy Control. */
export function deleteStoredConsent() {
  withStorage(({ localStorage, sessionStorage }) => {
    localStorage.removeItem(CONSENT_STORAGE_KEY)
    if (hasPrivacySignal()) sessionStorage.setItem(BANNER_REOPENED_KEY, 'true')
  })
}

/** Shows the consent banner on this page without a reload. */
export const requestConsent = () => window.dispatchEvent(new Event(CONSENT_REQUEST_EVENT))

/**
 * Whether the consent banner must be shown: the visitor reopened it, or neither a choice nor a
 * browser signal exists.
 */
export function isConsentBannerNeeded(): boolean {
  const opened = withStorage(({ sessionStorage }) => sessionStorage.getItem(BANNER_REOPENED_KEY))
  return Boolean(opened) || readConsent() === null
}

/**
 * Records that the reopened banner is closed in this tab: after a choice, or when the visitor
 * closes the banner.
 */
export function markConsentBannerClosed() {
  withStorage(({ sessionStorage }) => sessionStorage.removeItem(BANNER_REOPENED_KEY))
}

// Returns null where access to the storage throws because the browser blocks it.
function withStorage<Answer>(use: (browser: Window) => Answer): Answer | undefined {
  try {
    return use(window)
  } catch (err) {
    console.warn({ err, msg: 'The consent could not be read or stored' })
  }
}
