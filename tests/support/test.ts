import type { Page } from '@playwright/test'
import { CONSENT_STORAGE_KEY, consentFromChoice } from '@/src/domain/visits/consent'
import { expect, test as httpTest } from './httpTest'
import type { StaffAccount } from './siteRecords'
import { workerAccount } from './staffAccounts'
import { trackUnansweredRequests } from './unansweredRequests'

/** Key in the session storage of the plugin language-hint. */
const CLOSED_HINT_KEY = 'language-hint-closed'

type JourneyOptions = {
  /** Browser messages that the test expects, such as the log of a refused form. */
  expectedFaults: RegExp[]
  /** Whether the visitor refused cookies before, so that no banner appears. */
  hasRefusedCookies: boolean
  /** Whether the visitor closed the language hint before, so that it does not appear. */
  hasClosedHint: boolean
}

type JourneyFixtures = {
  quietBrowser: undefined
  answeredBanner: undefined
  closedHint: undefined
  /** A page in which the Administrator is signed in, without list preferences of earlier tests. */
  staffPage: Page
  /** The Super Administrator's sign-in data. */
  directorAccount: StaffAccount
}

/** A journey that fails on any browser error and on requests to other hosts. */
export const test = httpTest.extend<JourneyOptions & JourneyFixtures>({
  expectedFaults: [[], { option: true }],
  directorAccount: async ({ baseURL: _ }, use, { parallelIndex }) =>
    use(workerAccount('super-admin', parallelIndex)),
  staffPage: async ({ context, page, staff }, use) => {
    // Payload stores the last sorting of a list for the account, which has other tests of the same worker.
    await staff.delete('/api/payload-preferences', { params: { 'where[id][exists]': 'true' } })
    await context.addCookies((await staff.storageState()).cookies)
    await use(page)
  },
  hasRefusedCookies: [true, { option: true }],
  answeredBanner: [
    async ({ context, baseURL, hasRefusedCookies }, use) => {
      if (hasRefusedCookies)
        await context.addInitScript(storeCookieRefusal, refusedConsentEntry(baseURL))
      await use(undefined)
    },
    { auto: true },
  ],
  hasClosedHint: [true, { option: true }],
  closedHint: [
    async ({ context, baseURL, hasClosedHint }, use) => {
      const { origin } = new URL(baseURL ?? '')
      if (hasClosedHint)
        await context.addInitScript(storeClosedHint, { key: CLOSED_HINT_KEY, origin })
      await use(undefined)
    },
    { auto: true },
  ],
  quietBrowser: [
    async ({ context, baseURL, expectedFaults }, use, testInfo) => {
      const unanswered = trackUnansweredRequests(context)
      const faults: string[] = []
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        faults.push(`console: ${message.text()} (${message.location().url})`)
      })
      context.on('weberror', (error) => faults.push(`error: ${error.error().message}`))
      context.on('request', (request) => {
        if (isForeignUrl(request.url(), baseURL)) faults.push(`other host: ${request.url()}`)
      })
      await use(undefined)
      // Distinguishes a failed expectation from a server that does not respond.
      if (testInfo.status !== testInfo.expectedStatus) {
        await testInfo.attach('unanswered requests', { body: unanswered().join('\n') || 'none' })
      }
      const unexpected = faults.filter(
        (fault) => !expectedFaults.some((known) => known.test(fault)),
      )
      expect(unexpected).toEqual([])
    },
    { auto: true },
  ],
})

function refusedConsentEntry(baseURL: string | undefined) {
  const nothing = { analytics: false, marketing: false }
  const value = JSON.stringify(consentFromChoice('refuse', nothing, new Date()))
  return { key: CONSENT_STORAGE_KEY, value, origin: new URL(baseURL ?? '').origin }
}

// Runs in the browser, in each page before its own scripts.
function storeCookieRefusal({ key, value, origin }: ReturnType<typeof refusedConsentEntry>) {
  if (window.origin === origin) window.localStorage.setItem(key, value)
}

// Runs in the browser, like refuseCookies.
function storeClosedHint({ key, origin }: { key: string; origin: string }) {
  if (window.origin === origin) window.sessionStorage.setItem(key, 'yes')
}

function isForeignUrl(address: string, baseURL: string | undefined): boolean {
  const { protocol, host } = new URL(address)
  return protocol.startsWith('http') && host !== new URL(baseURL ?? address).host
}

export { expect }
