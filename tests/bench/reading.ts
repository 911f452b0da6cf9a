import { setTimeout as pause } from 'node:timers/promises'
import { type Page, request } from '@playwright/test'
import { aPdf, playwrightUpload } from '../support/documents'
import { firstAdmin } from '../support/firstAdmin'
import { receivedApplication } from '../support/screens/receivedApplication'
import { signInForm } from '../support/screens/signInForm'
import { sendApplication } from '../support/siteRecords'
import { startTestSite } from '../support/startTestSite'
import { type BenchFigure, formatMilliseconds, measureMedian, measureMilliseconds } from './figures'
import { openBrowser } from './loadPage'

const APPLICATION_COUNT = 24
const MEASURED_APPLICATIONS = 9
// No person has read a CV within this time.
const READING_PAUSE_MS = 2_000
const NEWEST_APPLICATIONS_PATH = '/admin/collections/job-applications?sort=-createdAt'

/** Measures the time from the key to the next candidate's CV on the screen. */
export async function measureReading(): Promise<BenchFigure[]> {
  const site = await startTestSite()
  const browser = await openBrowser()
  try {
    await submitApplications(site.url)
    const page = await browser.newPage({ baseURL: site.url })
    await openFirstApplication(page)
    const measured = await measureMedian(MEASURED_APPLICATIONS, async () => {
      await pause(READING_PAUSE_MS)
      return measureMilliseconds(() => openNextApplication(page))
    })
    return [
      {
        what: 'de la touche au CV suivant à l’écran',
        measured: formatMilliseconds(measured),
        goal: '200 ms',
      },
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function submitApplications(baseURL: string) {
  const visitor = await request.newContext({ baseURL })
  for (let sent = 0; sent < APPLICATION_COUNT; sent++) {
    const cv = playwrightUpload({ name: 'cv.pdf', bytes: await aPdf(`Parcours ${sent}`) })
    await sendApplication(visitor, { cv, candidateEmail: `personne${sent}@candidats.test` })
  }
  await visitor.dispose()
}

async function openFirstApplication(page: Page) {
  await signInForm(page).signIn(firstAdmin)
  await page.waitForURL('**/admin')
  await page.goto(NEWEST_APPLICATIONS_PATH)
  await page.getByRole('link', { name: /Inès/ }).first().click()
  await untilCvIsShown(page)
  await openNextApplication(page)
}

async function openNextApplication(page: Page) {
  const before = page.url()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL((url) => url.href !== before)
  await untilCvIsShown(page)
}

const untilCvIsShown = (page: Page) =>
  receivedApplication(page)
    .file('cv.pdf')
    .getByText(/Parcours/)
    .waitFor({
      state: 'attached',
    })
