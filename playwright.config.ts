import { defineConfig, devices } from '@playwright/test'
import { findChromium } from './src/cli/testing/chromium'

const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

// They start servers of their own, and keep busy the core that the changes to all pages leave idle.
const WITH_SERVICES = '**/{productionShape,withoutDatabase}.spec.ts'

// Only what a narrow screen could change is tried on one too.
const ON_PHONES_TOO = /@phone/

// They change what every page says, or how mails leave, so they run once all other journeys are over, one after another.
const CHANGING_ALL_PAGES = [
  '**/contentEditing*.spec.ts',
  '**/{maintenance*,visitsWithoutConsent,defaultLanguage}.spec.ts',
  '**/admin{Answers,Settings,MailSettings,MessageReply,RequiredFactor,Undelivered}.spec.ts',
]

const OTHERS = ['desktop', 'mobile']
const desktop = { viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/startSiteUnderTest.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // What fails at times fails for a visitor at times: there is no second try.
  retries: 0,
  timeout: 60_000,
  // What the job runner does is seen within seconds; on a busy machine, within a few more.
  expect: { timeout: 20_000 },
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env.SITE_UNDER_TEST,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // As a browser that has been to the admin before: Chromium throws its first answer away, to ask again with this.
    extraHTTPHeaders: { 'Sec-CH-Prefers-Color-Scheme': 'light' },
    // Tracing every journey for the one that fails takes a fifth of the time: `--trace on` when needed.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'desktop', testIgnore: [WITH_SERVICES, ...CHANGING_ALL_PAGES], use: desktop },
    {
      name: 'mobile',
      grep: ON_PHONES_TOO,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    },
    {
      name: 'services',
      testMatch: WITH_SERVICES,
      workers: 1,
      dependencies: OTHERS,
      use: desktop,
    },
    {
      name: 'editing',
      testMatch: CHANGING_ALL_PAGES,
      workers: 1,
      dependencies: OTHERS,
      use: desktop,
    },
  ],
})
