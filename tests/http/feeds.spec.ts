import { expect, test } from '../support/httpTest'

const RSS = 'link[rel="alternate"][type="application/rss+xml"]'
const JSON_FEED = 'link[rel="alternate"][type="application/feed+json"]'

test('a search announces its own feeds, which list what it finds and nothing else', async ({
  page,
  request,
}) => {
  await page.goto('/nos-offres?lieu=nantes')
  const shown = await page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()
  const answer = await request.get((await page.locator(JSON_FEED).getAttribute('href')) ?? '')
  expect(answer.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
  const { title, items } = await answer.json()
  expect(title).toMatch(/^Offres d’emploi, Nantes \| /)
  const listed: string[] = items.map((item: { title: string }) => item.title)
  expect(listed.slice(0, shown.length)).toEqual(shown.map((name) => `${name}, Nantes`))
  expect(listed.every((name) => name.endsWith(', Nantes'))).toBe(true)
})

test('the whole list has feeds in each edition, sent once to whoever has them already', async ({
  page,
  request,
  baseURL,
}) => {
  await page.goto('/en/jobs')
  const address = (await page.locator(RSS).getAttribute('href')) ?? ''
  expect(address).toBe(`${baseURL}/en/jobs/feed.xml`)
  const answer = await request.get(`${address}?utm_source=rien`)
  const xml = await answer.text()
  expect(xml).toContain('<language>en</language>')
  expect(xml).toContain(`<link>${baseURL}/en/jobs/`)
  expect(xml).not.toContain('utm_source')
  const { etag = '', 'cache-control': kept } = answer.headers()
  expect(kept).toBe('public, max-age=0, must-revalidate')
  const again = await request.get(address, { headers: { 'If-None-Match': etag } })
  expect(again.status()).toBe(304)
  const french = await request.get('/en/nos-offres/flux.xml', { maxRedirects: 0 })
  expect(french.headers().location).toBe('/en/jobs/feed.xml')
  expect((await request.get('/jobs/feed.json')).url()).toBe(`${baseURL}/en/jobs/feed.json`)
  expect((await request.get('/nos-offres/autre.xml')).status()).toBe(404)
})
