import { defineConfig, devices } from '@playwright/test'
import { CORE_JOURNEYS } from '../e2e/coreJourneys'
import { CHROMIUM_FLAGS, findChromium } from './findChromium'

// These journeys start servers of their own. They run beside those that change all pages.
const FILES_STARTING_SERVERS = '**/{productionShape,withoutDatabase}.spec.ts'

// Journeys that a narrow screen could break run on a phone too.
const PHONE_TAG = /@phone/

// These tests change what every page shows, so they run last and one at a time,
const FILES_CHANGING_PAGES = [
  '**/contentEditing*.spec.ts',
  '**/{adminSettings,maintenance*,visitsWithoutConsent,defaultLanguage}.spec.ts',
]
// and beside them, one at a time, those that change the mail server.
const FILES_CHANGING_MAILS = '**/admin{Answers,MailSettings,MessageReply}.spec.ts'

const EARLIER_PROJECTS = ['http', 'http-plugins', 'mobile', 'desktop', 'desktop-plugins']
const DESKTOP_OPTIONS = { viewport: { width: 1440, height: 900 } }

// A full title ends with its tags.
const ESCAPED_TITLES = CORE_JOURNEYS.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
const CORE_TITLE = new RegExp(`(${ESCAPED_TITLES.join('|')})( @\\w+)*$`)
const isCoreExtent = process.env.TEST_EXTENT === 'core'
// Sweeps and second servers: only `npm run test:all` runs them.
const HTTP_PROJECT_OPTIONS = { grepInvert: isCoreExtent ? /@slow/ : undefined }
const JOURNEY_PROJECT_OPTIONS = {
  testDir: 'tests/e2e',
  grep: isCoreExtent ? CORE_TITLE : undefined,
}

export default defineConfig({
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/startSiteUnderTest.ts',
  // In the journeys a worker waits now and then for a transition or a timer; the sweeps only compute.
  workers: isCoreExtent ? 3 : 2,
  fullyParallel: true,
  forbidOnly: true,
  // Tests are not retried: a visitor meets the fault of an unreliable test as often as the test.
  retries: 0,
  // The timeouts only end hangs: a busy machine needs several times as long, and a mail whose first
  // attempt failed is sent after half a minute.
  timeout: 300_000,
  expect: { timeout: 60_000 },
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
      testIgnore: FILES_CHANGING_PAGES,
      ...HTTP_PROJECT_OPTIONS,
    },
    {
      name: 'http-plugins',
      testDir: 'src/plugins',
      testMatch: '**/tests/http/**/*.spec.ts',
      ...HTTP_PROJECT_OPTIONS,
    },
    {
      name: 'http-editing',
      testDir: 'tests/http',
      testMatch: FILES_CHANGING_PAGES,
      workers: 1,
      dependencies: EARLIER_PROJECTS,
      ...HTTP_PROJECT_OPTIONS,
    },
    {
      // In front of the others: with the longest of these last, one worker would wait for the other.
      name: 'mobile',
      testDir: 'tests/e2e',
      grep: JOURNEY_PROJECT_OPTIONS.grep
        ? onlyPhoneTitles(JOURNEY_PROJECT_OPTIONS.grep)
        : PHONE_TAG,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    },
    {
      ...JOURNEY_PROJECT_OPTIONS,
      name: 'desktop',
      testIgnore: [FILES_STARTING_SERVERS, FILES_CHANGING_MAILS, ...FILES_CHANGING_PAGES],
      // `npm test` runs them on a phone only, where less fits.
      grepInvert: isCoreExtent ? PHONE_TAG : undefined,
      use: DESKTOP_OPTIONS,
    },
    {
      ...JOURNEY_PROJECT_OPTIONS,
      name: 'desktop-plugins',
      testDir: 'src/plugins',
      testMatch: '**/tests/e2e/**/*.spec.ts',
      use: DESKTOP_OPTIONS,
    },
    {
      ...JOURNEY_PROJECT_OPTIONS,
      name: 'services',
      testMatch: FILES_STARTING_SERVERS,
      workers: 1,
      dependencies: EARLIER_PROJECTS,
      use: DESKTOP_OPTIONS,
    },
    {
      ...JOURNEY_PROJECT_OPTIONS,
      name: 'editing',
      testMatch: FILES_CHANGING_PAGES,
      workers: 1,
      dependencies: [...EARLIER_PROJECTS, 'http-editing'],
      use: DESKTOP_OPTIONS,
    },
    {
      ...JOURNEY_PROJECT_OPTIONS,
      name: 'mails',
      testMatch: FILES_CHANGING_MAILS,
      workers: 1,
      dependencies: [...EARLIER_PROJECTS, 'http-editing'],
      use: DESKTOP_OPTIONS,
    },
  ],
})

/** Those of these journeys that are tagged for phones. */
function onlyPhoneTitles({ source }: RegExp) {
  return new RegExp(`(?=.*@phone)${source}`)
}
