import { defineConfig, devices } from '@playwright/test'
import { CORE_JOURNEYS } from '../e2e/coreJourneys'
import { CHROMIUM_FLAGS, findChromium } from './findChromium'

// These journeys start servers of their own. They run beside those that change all pages.
const WITH_SERVICES = '**/{productionShape,withoutDatabase}.spec.ts'

// Journeys that a narrow screen could break run on a phone too.
const ON_PHONES_TOO = /@phone/

// These tests change what every page shows, so they run last and one at a time,
const CHANGING_ALL_PAGES = [
  '**/contentEditing*.spec.ts',
  '**/{adminSettings,maintenance*,visitsWithoutConsent,defaultLanguage}.spec.ts',
]
// and beside them, one at a time, those that change the mail server.
const CHANGING_ALL_MAILS = '**/admin{Answers,MailSettings,MessageReply}.spec.ts'

const OTHERS = ['http', 'http-plugins', 'mobile', 'desktop', 'desktop-plugins']
const desktop = { viewport: { width: 1440, height: 900 } }

// A full title ends with its tags.
const escaped = CORE_JOURNEYS.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const CORE = new RegExp(`(${escaped.join('|')})( @\\w+)*$`)
const isCore = process.env.TEST_EXTENT === 'core'
// Sweeps and second servers: only `npm run test:all` runs them.
const http = { grepInvert: isCore ? /@slow/ : undefined }
const journeys = { testDir: 'tests/e2e', grep: isCore ? CORE : undefined }

export default defineConfig({
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/startSiteUnderTest.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Tests are not retried: a visitor meets the fault of an unreliable test as often as the test.
  retries: 0,
  // The timeout only ends hangs: a busy machine needs several times as long.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  use: {
    // The global setup sets it before the workers read this file.
    baseURL: process.env.SITE_UNDER_TEST,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // As a browser that has visited the admin before: otherwise Chromium repeats its first request.
    extraHTTPHeaders: { 'Sec-CH-Prefers-Color-Scheme': 'light' },
    // Tracing every journey costs a fifth of the time: `--trace on` when needed.
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(process.env.CHROMIUM_PATH),
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [
    {
      name: 'http',
      testDir: 'tests/http',
      testIgnore: CHANGING_ALL_PAGES,
      ...http,
    },
    {
      name: 'http-plugins',
      testDir: 'src/plugins',
      testMatch: '**/tests/http/**/*.spec.ts',
      ...http,
    },
    {
      name: 'http-editing',
      testDir: 'tests/http',
      testMatch: CHANGING_ALL_PAGES,
      workers: 1,
      dependencies: OTHERS,
      ...http,
    },
    {
      // In front of the others: with the longest of these last, one worker would wait for the other.
      name: 'mobile',
      testDir: 'tests/e2e',
      grep: journeys.grep ? onPhones(journeys.grep) : ON_PHONES_TOO,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    },
    {
      ...journeys,
      name: 'desktop',
      testIgnore: [WITH_SERVICES, CHANGING_ALL_MAILS, ...CHANGING_ALL_PAGES],
      // `npm test` runs them on a phone only, where less fits.
      grepInvert: isCore ? ON_PHONES_TOO : undefined,
      use: desktop,
    },
    {
      ...journeys,
      name: 'desktop-plugins',
      testDir: 'src/plugins',
      testMatch: '**/tests/e2e/**/*.spec.ts',
      use: desktop,
    },
    {
      ...journeys,
      name: 'services',
      testMatch: WITH_SERVICES,
      workers: 1,
      dependencies: OTHERS,
      use: desktop,
    },
    {
      ...journeys,
      name: 'editing',
      testMatch: CHANGING_ALL_PAGES,
      workers: 1,
      dependencies: [...OTHERS, 'http-editing'],
      use: desktop,
    },
    {
      ...journeys,
      name: 'mails',
      testMatch: CHANGING_ALL_MAILS,
      workers: 1,
      dependencies: [...OTHERS, 'http-editing'],
      use: desktop,
    },
  ],
})

/** Those of these journeys that are tagged for phones. */
function onPhones({ source }: RegExp) {
  return new RegExp(`(?=.*@phone)${source}`)
}
