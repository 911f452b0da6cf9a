import { expect, type Page } from '@playwright/test'
import pg from 'pg'
import { ID_KEYS } from '@/src/domain/visits/visitorIds'

/** As the browser of a person says of itself; the one that drives the journeys says that it is a program. */
export const PERSONS_BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

export type CountedVisit = Record<string, string | null>

/** The rows that this asks for, of the database of the site under test. */
export async function readVisits(condition: string, values: unknown[] = []) {
  const client = new pg.Client(process.env.DATABASE_UNDER_TEST)
  await client.connect()
  try {
    const { rows } = await client.query<CountedVisit>(
      `SELECT * FROM page_visits WHERE ${condition} ORDER BY created_at`,
      values,
    )
    return rows
  } finally {
    await client.end()
  }
}

export const visitsOf = (visitor: string) => readVisits('visitor_id = $1', [visitor])

/** The ids that the browser keeps for this page, by their names; null where there is none. */
export function storedIds(page: Page) {
  return page.evaluate(
    ({ visitor, session }) => ({
      visitor: window.localStorage.getItem(visitor),
      session: window.sessionStorage.getItem(session),
    }),
    ID_KEYS,
  )
}

/** Every address that the page sends what it shows to, as it is sent. */
export function watchTold(page: Page): string[] {
  const told: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/visites') told.push(request.postData() ?? '')
  })
  return told
}

export async function acceptAll(page: Page) {
  await page.getByRole('button', { name: 'Accepter tout' }).click()
  await expect.poll(async () => (await storedIds(page)).visitor).not.toBeNull()
  return (await storedIds(page)).visitor ?? ''
}
