import { expect, test } from '../support/httpTest'
import { readHtml, structuredData } from '../support/readHtml'
import { isOfAJourney } from '../support/siteRecords'

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

for (const path of PAGES) {
  test(`${path} has its title, address, description and picture for search engines and social networks`, async ({
    visitor,
    baseURL,
  }) => {
    const page = readHtml(await (await visitor.get(path)).text())
    const meta = (name: string) =>
      page.value(`meta[property="${name}"]`, 'content') ||
      page.value(`meta[name="${name}"]`, 'content')
    expect(page.value('html', 'lang')).toBe('fr')
    expect(page.texts('title').join()).toMatch(/Exemplia/)
    expect(page.values('link[rel="canonical"]', 'href')).toEqual([
      new URL(path, baseURL).href.replace(/\/$/, ''),
    ])
    expect(meta('description').length).toBeGreaterThan(50)
    expect(meta('description').length).toBeLessThanOrEqual(160)
    expect(meta('og:title')).not.toBe('')
    expect(meta('og:title').length).toBeLessThanOrEqual(60)
    expect(meta('og:locale')).toBe('fr_FR')
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(meta('theme-color')).toBe('#0b1f3a')
    const image = await visitor.get(meta('og:image'))
    expect(image.status()).toBe(200)
    expect(pngSize(await image.body())).toEqual({ width: 1200, height: 630 })
  })
}

test('the structured data of an inner page has the breadcrumb trail that the page shows', async ({
  visitor,
}) => {
  const page = readHtml(await (await visitor.get('/expertises/conseil-metier')).text())
  const trail = page.texts('nav ol li')
  const itemListElement = structuredData(page).get('BreadcrumbList')?.itemListElement
  expect(trail.length).toBeGreaterThan(1)
  expect(itemListElement).toMatchObject(trail.map((name, index) => ({ position: index + 1, name })))
})

for (const [path, inLanguage] of [
  ['/', 'fr'],
  ['/en', 'en'],
] as const) {
  test(`the structured data of the home page at ${path} has the firm and the language`, async ({
    visitor,
    baseURL,
  }) => {
    const data = structuredData(readHtml(await (await visitor.get(path)).text()))
    expect(data.get('Organization')).toMatchObject({ name: 'Exemplia' })
    expect(data.get('WebSite')).toMatchObject({ inLanguage, url: baseURL + path })
    expect(data.get('FAQPage')).toMatchObject({ inLanguage })
  })
}

test('the sitemap lists all pages and offers, and each responds', { tag: '@slow' }, async ({
  visitor,
  baseURL,
}) => {
  const xml = await (await visitor.get('/sitemap.xml')).text()
  const urls = Array.from(xml.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => url ?? '')
  const paths = urls.map((url) => new URL(url).pathname)
  expect(paths).toEqual(expect.arrayContaining([...PAGES, '/en', '/en/jobs', '/en/legal-notice']))
  expect(paths.some((path) => path.startsWith('/nos-offres/'))).toBe(true)
  expect(urls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
  const others = paths.filter((path) => !isOfAJourney(path))
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

test('security.txt names the e-mail address for reports', async ({ visitor, baseURL }) => {
  const response = await visitor.get('/.well-known/security.txt')
  expect(await response.text()).toMatch(
    new RegExp(`^Contact: mailto:\\S+@\\S+\nExpires: .+\n.+\nCanonical: ${baseURL}/\\.well-known`),
  )
})

function pngSize(file: Buffer) {
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}
