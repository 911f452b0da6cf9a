import { CONSENT_EVENT, CONSENT_KEY, type Consent, parseConsent } from '@/src/domain/visits/consent'

/** The visitor's choice; null when it has to be asked, also where the browser keeps nothing. */
export function readConsent(): Consent | null {
  return withStorage((storage) => parseConsent(storage.getItem(CONSENT_KEY), new Date())) ?? null
}

/** Keeps the choice and tells it to whoever listens on the window, even if it cannot be kept. */
export function keepConsent(consent: Consent) {
  withStorage((storage) => storage.setItem(CONSENT_KEY, JSON.stringify(consent)))
  window.dispatchEvent(new CustomEvent<Consent>(CONSENT_EVENT, { detail: consent }))
}

export function forgetConsent() {
  withStorage((storage) => storage.removeItem(CONSENT_KEY))
}

// Even naming the storage throws where the browser forbids it.
function withStorage<Answer>(use: (storage: Storage) => Answer): Answer | undefined {
  try {
    return use(window.localStorage)
  } catch (err) {
    console.warn({ err, msg: 'The consent could not be read or kept' })
  }
}
