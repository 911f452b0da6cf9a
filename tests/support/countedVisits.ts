import { expect, type Page } from '@playwright/test'
import { VISIT_ID_STORAGE_KEYS } from '@/src/domain/visits/visitorIds'
import { queryDatabaseUnderTest } from './databaseUnderTest'
import { consentBanner } from './screens/consentBanner'

/** A normal user agent; the one of the test browser is recognised as a bot. */
export const BROWSER_USER_AGENT =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

export type CountedVisit = Record<string, string | null>

/** The rows that match the condition in the database of the site under test. */
export async function readVisits(condition: string, values: unknown[] = []) {
  const text = `SELECT * FROM page_visits WHERE ${condition} ORDER BY created_at`
  return queryDatabaseUnderTest<CountedVisit>(text, values)
}

export const readVisitsOf = (visitor: string) => readVisits('visitor_id = $1', [visitor])

/** The ids stored in the browser for this page, by name; null when missing. */
export function readStoredIds(page: Page) {
  return page.evaluate(
    ({ visitor, session }) => ({
      visitor: window.localStorage.getItem(visitor),
      session: window.sessionStorage.getItem(session),
    }),
    VISIT_ID_STORAGE_KEYS,
  )
}

/** Collects the URLs of the views that the page reports, in order. */
export function recordSentVisits(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/visites') told.push(request.postData() ?? '')
  })
  return told
}

export async function acceptAllCookies(page: Page) {
  await consentBanner(page).acceptAll.click()
  await expect.poll(async () => (await readStoredIds(page)).visitor).not.toBeNull()
  return (await readStoredIds(page)).visitor ?? ''
}
