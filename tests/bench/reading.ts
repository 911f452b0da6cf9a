import { setTimeout as pause } from 'node:timers/promises'
import { type Page, request } from '@playwright/test'
import { aPdf, upload } from '../support/documents'
import { firstAdmin } from '../support/firstAdmin'
import { receivedApplication } from '../support/screens/receivedApplication'
import { signInForm } from '../support/screens/signInForm'
import { sendApplication } from '../support/siteRecords'
import { startTestSite } from '../support/startTestSite'
import { type Figure, inMilliseconds, median, milliseconds } from './figures'
import { openBrowser } from './loadPage'

const APPLICATIONS = 24
const RUNS = 9
// No person has read a CV within this time.
const GLANCE_MS = 2_000
const FIRST = '/admin/collections/job-applications?sort=-createdAt'

/** Measures the time from the key to the next candidate's CV on the screen. */
export async function readingFigures(): Promise<Figure[]> {
  const site = await startTestSite()
  const browser = await openBrowser()
  try {
    await fill(site.url)
    const page = await browser.newPage({ baseURL: site.url })
    await openFirst(page)
    const measured = await median(RUNS, async () => {
      await pause(GLANCE_MS)
      return milliseconds(() => goOn(page))
    })
    return [
      {
        what: 'de la touche au CV suivant à l’écran',
        measured: inMilliseconds(measured),
        goal: '200 ms',
      },
    ]
  } finally {
    await browser.close()
    await site.stop()
  }
}

async function fill(baseURL: string) {
  const visitor = await request.newContext({ baseURL })
  for (let sent = 0; sent < APPLICATIONS; sent++) {
    const cv = upload({ name: 'cv.pdf', bytes: await aPdf(`Parcours ${sent}`) })
    await sendApplication(visitor, { cv, candidateEmail: `personne${sent}@candidats.test` })
  }
  await visitor.dispose()
}

async function openFirst(page: Page) {
  await signInForm(page).signIn(firstAdmin)
  await page.waitForURL('**/admin')
  await page.goto(FIRST)
  await page.getByRole('link', { name: /Inès/ }).first().click()
  await isRead(page)
  await goOn(page)
}

async function goOn(page: Page) {
  const before = page.url()
  await page.keyboard.press('ArrowRight')
  await page.waitForURL((url) => url.href !== before)
  await isRead(page)
}

const isRead = (page: Page) =>
  receivedApplication(page)
    .file('cv.pdf')
    .getByText(/Parcours/)
    .waitFor({
      state: 'attached',
    })
