import { expect, test } from '../support/httpTest'
import { readHtml } from '../support/readHtml'
import { hasRareWord } from '../support/siteRecords'

const INDEXED_PATHS = [
  '/',
  '/nos-offres',
  '/notre-adn',
  '/notre-adn/formation-continue',
  '/expertises/conseil-metier',
  '/secteurs/assurance',
  '/mentions-legales',
  '/postuler/candidature-spontanee',
]

for (const path of INDEXED_PATHS) {
  test(`${path} has its title, address and description for search engines`, async ({
    visitor,
    baseURL,
  }) => {
    const page = readHtml(await (await visitor.get(path)).text())
    const meta = (name: string) => page.value(`meta[name="${name}"]`, 'content')
    expect(page.value('html', 'lang')).toBe('fr')
    expect(page.texts('title').join()).toMatch(/Exemplia/)
    expect(page.values('link[rel="canonical"]', 'href')).toEqual([
      new URL(path, baseURL).href.replace(/\/$/, ''),
    ])
    expect(meta('description').length).toBeGreaterThan(50)
    expect(meta('description').length).toBeLessThanOrEqual(160)
    expect(meta('theme-color')).toBe('#0b1f3a')
  })
}

test('the sitemap lists all pages and offers, and each responds', { tag: '@slow' }, async ({
  visitor,
  baseURL,
}) => {
  const xml = await (await visitor.get('/sitemap.xml')).text()
  const urls = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url ?? '')
  const paths = urls.map((url) => new URL(url).pathname)
  expect(paths).toEqual(
    expect.arrayContaining([...INDEXED_PATHS, '/en', '/en/jobs', '/en/legal-notice']),
  )
  expect(paths.some((path) => path.startsWith('/nos-offres/'))).toBe(true)
  expect(urls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
  const others = paths.filter((path) => !hasRareWord(path))
  const statuses = await Promise.all(
    others.map(async (path) => [path, (await visitor.get(path)).status()]),
  )
  expect(statuses.filter(([, status]) => status !== 200)).toEqual([])
})

test('the former address of the sitemap redirects to it', async ({ visitor }) => {
  const response = await visitor.get('/api/sitemap.xml')
  expect(response.status()).toBe(308)
  expect(response.headers().location).toBe('/sitemap.xml')
})

test('robots.txt excludes the admin and the API and names the sitemap', async ({
  visitor,
  baseURL,
}) => {
  const rules = await (await visitor.get('/robots.txt')).text()
  expect(rules).toContain('Disallow: /admin\n')
  expect(rules).toContain('Disallow: /api/\n')
  expect(rules).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
})
