import { onTestFinished, vi } from 'vitest'
import { storeConsent } from '@/components/site/consent/storedConsent'
import { type ConsentChoice, chooseConsent } from '@/src/domain/visits/consent'

/** Records what the page sends to be counted, in place of sending it. */
export function recordBeacons() {
  const sent: unknown[] = []
  const sending = vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    sent.push(JSON.parse(String(body)))
    return url === '/api/visites'
  })
  onTestFinished(() => sending.mockRestore())
  return sent
}

/** The visitor answers the cookie banner. */
export const answerCookies = (choice: ConsentChoice) =>
  storeConsent(chooseConsent(choice, { analytics: false, marketing: false }, new Date()))
