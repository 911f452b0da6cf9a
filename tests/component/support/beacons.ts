import { onTestFinished, vi } from 'vitest'
import { storeConsent } from '@/components/site/consent/storedConsent'
import { type ConsentChoice, consentFromChoice } from '@/src/domain/visits/consent'

/** Records the page's reports of visits, instead of sending them. */
export function recordBeacons() {
  const sent: unknown[] = []
  const sending = vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    sent.push(JSON.parse(String(body)))
    return url === '/api/visites'
  })
  onTestFinished(() => sending.mockRestore())
  return sent
}

/** Answers the cookie banner as the visitor. */
export const storeCookieChoice = (choice: ConsentChoice) =>
  storeConsent(consentFromChoice(choice, { analytics: false, marketing: false }, new Date()))
