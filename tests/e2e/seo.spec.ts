import { structuredData } from '../support/structuredData'
import { expect, test } from '../support/test'

const PAGES = [
  '/',
  '/nos-offres',
  '/notre-adn',
  '/notre-adn/formation-continue',
  '/expertises/conseil-metier',
  '/secteurs/assurance',
  '/mentions-legales',
  '/postuler/candidature-spontanee',
]

test.describe('every page describes itself', () => {
  for (const path of PAGES) {
    test(path, async ({ page, request, baseURL }) => {
      await page.goto(path)
      const read = (selector: string, attribute: string) =>
        page.locator(selector).getAttribute(attribute)
      await expect(page).toHaveTitle(/Exemplia/)
      expect(await read('link[rel="canonical"]', 'href')).toBe(
        new URL(path, baseURL).href.replace(/\/$/, ''),
      )
      const description = (await read('meta[name="description"]', 'content')) ?? ''
      expect(description.length).toBeGreaterThan(50)
      expect(description.length).toBeLessThanOrEqual(160)
      expect(await read('meta[property="og:locale"]', 'content')).toBe('fr_FR')
      expect(await read('meta[name="twitter:card"]', 'content')).toBe('summary_large_image')
      expect((await read('meta[property="og:title"]', 'content'))?.length).toBeLessThanOrEqual(60)
      expect(await read('meta[name="theme-color"]', 'content')).toBe('#0b1f3a')

      const image = await request.get((await read('meta[property="og:image"]', 'content')) ?? '')
      expect(image.status()).toBe(200)
      expect(pngSize(await image.body())).toEqual({ width: 1200, height: 630 })
    })
  }
})

test('pages with drafts are kept for visitors', async ({ request }) => {
  for (const path of ['/', '/notre-adn', '/expertises/conseil-metier', '/mentions-legales']) {
    await request.get(path)
    const again = await request.get(path)
    expect(`${path} ${again.headers()['x-nextjs-cache']}`).toBe(`${path} HIT`)
  }
})

test('an inner page tells its trail to search engines as it shows it', async ({ page }) => {
  await page.goto('/expertises/conseil-metier')
  const trail = page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('listitem')
  const shown = await trail.allTextContents()
  const told = (await structuredData(page)).get('BreadcrumbList')?.itemListElement
  expect(told).toMatchObject(shown.map((name, index) => ({ position: index + 1, name })))
})

test('the home page says who the firm is', async ({ page }) => {
  await page.goto('/')
  expect((await structuredData(page)).get('Organization')).toMatchObject({ name: 'Exemplia' })
})

for (const [path, inLanguage] of [
  ['/', 'fr'],
  ['/en', 'en'],
] as const) {
  test(`the home page at ${path} tells search engines its language`, async ({ page, baseURL }) => {
    await page.goto(path)
    const told = await structuredData(page)
    expect(told.get('WebSite')).toMatchObject({ inLanguage, url: baseURL + path })
    expect(told.get('FAQPage')).toMatchObject({ inLanguage })
  })
}

test('the sitemap lists only pages that answer', async ({ request, baseURL }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const addresses = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address]) => address ?? '')
  const paths = addresses.map((address) => new URL(address).pathname)
  expect(paths).toEqual(expect.arrayContaining(PAGES))
  expect(paths.some((path) => path.startsWith('/nos-offres/'))).toBe(true)
  expect(addresses.every((address) => address.startsWith(`${baseURL}/`))).toBe(true)
  for (const path of paths)
    expect(`${path} ${(await request.get(path)).status()}`).toBe(`${path} 200`)
})

test('the old address of the sitemap leads to it', async ({ request }) => {
  const answer = await request.get('/api/sitemap.xml', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers().location).toBe('/sitemap.xml')
})

test('robots are kept out of the admin and shown the sitemap', async ({ request, baseURL }) => {
  const rules = await (await request.get('/robots.txt')).text()
  expect(rules).toContain('Disallow: /admin\n')
  expect(rules).toContain('Disallow: /api/\n')
  expect(rules).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})

test('whoever finds a weakness is told whom to tell', async ({ request, baseURL }) => {
  const answer = await request.get('/.well-known/security.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  expect(await answer.text()).toMatch(
    new RegExp(`^Contact: mailto:\\S+@\\S+\nExpires: .+\n.+\nCanonical: ${baseURL}/\\.well-known`),
  )
})

test('an address without a page has no social image either', async ({ request }) => {
  expect((await request.get('/images-sociales/secteurs/jamais-vu.png')).status()).toBe(404)
})

function pngSize(file: Buffer) {
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}
