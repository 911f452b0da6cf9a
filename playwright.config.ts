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

// Each starts a site of its own, and what it shows does not depend on the width.
const ON_S3 = '**/recruitmentOnS3.spec.ts'
const IN_MAINTENANCE = '**/maintenance.spec.ts'

// These set their own width, or need none.
const AT_ANY_WIDTH = [
  '**/adminAccess.spec.ts',
  '**/applicationRefusals.spec.ts',
  '**/offerPage.spec.ts',
  '**/preview.spec.ts',
  '**/recruitmentWithoutScript.spec.ts',
  '**/seo.spec.ts',
  '**/siteAnswers.spec.ts',
  '**/wholeSite.spec.ts',
  '**/wholeSiteReaders.spec.ts',
  '**/keyboard.spec.ts',
  '**/sentences.spec.ts',
]

// They change what every page says, so they run once all other journeys are over, one after another.
const EDITING = '**/contentEditing*.spec.ts'

const desktop = { viewport: { width: 1440, height: 900 } }

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/startSiteUnderTest.ts',
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Set by the global setup, before the workers read this file.
    baseURL: process.env.SITE_UNDER_TEST,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
  },
  projects: [
    { name: 'desktop', testIgnore: [ON_S3, EDITING], use: desktop },
    {
      name: 'mobile',
      testIgnore: [ON_S3, IN_MAINTENANCE, EDITING, ...AT_ANY_WIDTH],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
    },
    { name: 's3', testMatch: ON_S3, use: desktop },
    {
      name: 'editing',
      testMatch: EDITING,
      workers: 1,
      dependencies: ['desktop', 'mobile'],
      use: desktop,
    },
  ],
})
