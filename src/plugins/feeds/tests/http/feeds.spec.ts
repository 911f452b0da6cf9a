import { expect, test } from '@/tests/support/httpTest'
import { readHtml } from '@/tests/support/readHtml'

test('A search announces its own feed, which lists its offers and no other', async ({
  visitor,
}) => {
  // Other tests publish offers at the same time, but none in Bordeaux.
  const page = readHtml(await (await visitor.get('/nos-offres?lieu=bordeaux')).text())
  const shown = page.texts('article h3')
  const feed = await visitor.get(page.value('link[type="application/feed+json"]', 'href'))
  expect(feed.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
  const { title, items } = await feed.json()
  expect(title).toMatch(/^Offres d’emploi, Bordeaux \| /)
  const listed: string[] = items.map((item: { title: string }) => item.title)
  expect(shown.length).toBeGreaterThan(0)
  expect(listed.slice(0, shown.length)).toEqual(shown.map((name) => `${name}, Bordeaux`))
  expect(listed.every((name) => name.endsWith(', Bordeaux'))).toBe(true)
})

test('The list of each edition has a feed, and a client with the same version gets 304', async ({
  visitor,
  baseURL,
}) => {
  const page = readHtml(await (await visitor.get('/en/jobs')).text())
  const url = page.value('link[type="application/rss+xml"]', 'href')
  expect(url).toBe(`${baseURL}/en/jobs/feed.xml`)
  // An offer of another test makes a new version between the two requests.
  await expect(async () => {
    const feed = await visitor.get(`${url}?utm_source=rien`)
    const xml = await feed.text()
    expect(xml).toContain('<language>en</language>')
    expect(xml).toContain(`<link>${baseURL}/en/jobs/`)
    expect(xml).not.toContain('utm_source')
    const { etag = '', 'cache-control': cacheControl } = feed.headers()
    expect(cacheControl).toBe('public, max-age=0, must-revalidate')
    const again = await visitor.get(url, { headers: { 'If-None-Match': etag } })
    expect(again.status()).toBe(304)
  }).toPass()
})

test('A feed under the name of the other edition redirects, and an unknown one is not found', async ({
  visitor,
}) => {
  const french = await visitor.get('/en/nos-offres/flux.xml')
  expect(french.headers().location).toBe('/en/jobs/feed.xml')
  const withoutEdition = await visitor.get('/jobs/feed.json')
  expect(withoutEdition.headers().location).toBe('/en/jobs/feed.json')
  expect((await visitor.get('/nos-offres/autre.xml')).status()).toBe(404)
})
