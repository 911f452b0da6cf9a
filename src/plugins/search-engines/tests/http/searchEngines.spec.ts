import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '@/tests/support/httpTest'
import { readHtml, readStructuredData } from '@/tests/support/readHtml'
import { publishOffer } from '@/tests/support/siteRecords'
import { GoogleJobPosting } from '../support/googleJobPosting'

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

const readPage = async (visitor: APIRequestContext, url: string) =>
  readHtml(await (await visitor.get(url)).text())

for (const path of INDEXED_PATHS) {
  test(`${path} has its title and picture for social networks`, async ({ visitor }) => {
    const page = await readPage(visitor, path)
    const meta = (name: string) =>
      page.value(`meta[property="${name}"]`, 'content') ||
      page.value(`meta[name="${name}"]`, 'content')
    expect(meta('og:title')).not.toBe('')
    expect(meta('og:title').length).toBeLessThanOrEqual(60)
    expect(meta('og:locale')).toBe('fr_FR')
    expect(meta('twitter:card')).toBe('summary_large_image')
    const image = await visitor.get(meta('og:image'))
    expect(image.status()).toBe(200)
    expect(readPngSize(await image.body())).toEqual({ width: 1200, height: 630 })
  })
}

test('the structured data of an inner page has the breadcrumb trail that the page shows', async ({
  visitor,
}) => {
  const page = await readPage(visitor, '/expertises/conseil-metier')
  const trail = page.texts('nav ol li')
  const itemListElement = readStructuredData(page).get('BreadcrumbList')?.itemListElement
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
    const data = readStructuredData(await readPage(visitor, path))
    expect(data.get('Organization')).toMatchObject({ name: 'Exemplia' })
    expect(data.get('WebSite')).toMatchObject({ inLanguage, url: baseURL + path })
    expect(data.get('FAQPage')).toMatchObject({ inLanguage })
  })
}

test('The questions for search engines are in the structured data and not on the page', async ({
  visitor,
}) => {
  const html = await (await visitor.get('/')).text()
  const questions = readStructuredData(readHtml(html)).get('FAQPage')?.mainEntity
  if (!Array.isArray(questions)) throw new Error('The page has no questions.')
  expect(questions).toHaveLength(4)
  const shown = readHtml(html.replaceAll(/<script.*?<\/script>/gs, ''))
    .texts('main')
    .join()
  expect(shown).toContain('Nos expertises')
  for (const { name } of questions) expect(shown).not.toContain(name)
})

test('The structured data of an offer equals its page', async ({ visitor, staff }) => {
  const { id, slug, title } = await publishOffer(staff, {
    location: 'lyon',
    contract: 'freelance',
    mission: '• Compiler <vite> • Relire </script>',
    publishedDate: '31/01/2020',
  })
  const page = await readPage(visitor, `/nos-offres/${slug}`)
  expect(page.texts('main').join()).toContain('Publié le 31/01/2020')
  expect(page.texts('main').join()).toContain('Relire </script>')
  const posting = readStructuredData(page).get('JobPosting')
  expect(GoogleJobPosting.safeParse(posting).error).toBeUndefined()
  expect(posting).toMatchObject({
    title,
    datePosted: '2020-01-31',
    employmentType: 'CONTRACTOR',
    directApply: true,
    hiringOrganization: { name: 'Exemplia' },
    jobLocation: { address: { addressLocality: 'Lyon', addressCountry: 'FR' } },
  })
  const english = readStructuredData(await readPage(visitor, `/en/jobs/${slug}`))
  expect(english.get('JobPosting')?.description).toMatch(/^<p><strong>La mission<\/strong><\/p>/)

  await staff.patch(`/api/job-offers/${id}`, { data: { isActive: false, closedAs: 'filled' } })
  const ended = readStructuredData(await readPage(visitor, `/nos-offres/${slug}`))
  expect(ended.has('JobPosting')).toBe(false)
})

test('security.txt names the e-mail address for reports', async ({ visitor, baseURL }) => {
  const response = await visitor.get('/.well-known/security.txt')
  expect(await response.text()).toMatch(
    new RegExp(`^Contact: mailto:\\S+@\\S+\nExpires: .+\n.+\nCanonical: ${baseURL}/\\.well-known`),
  )
})

function readPngSize(file: Buffer) {
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
}
