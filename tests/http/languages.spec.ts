import { expect, test } from '../support/httpTest'
import { expectNotOnPage } from '../support/publicPages'
import { readHtml } from '../support/readHtml'
import { createRareWord } from '../support/siteRecords'
import { deleteContent, publishCopyOfFirst } from '../support/staffContent'

const EDITION_PAIRS: [french: string, english: string][] = [
  ['/', '/en'],
  ['/expertises/science-donnees', '/en/expertise/data-science'],
  ['/secteurs/retail-luxe', '/en/sectors/retail-luxury'],
  ['/notre-adn', '/en/our-values'],
  ['/notre-adn/impact-social', '/en/our-values/social-impact'],
  ['/nos-offres', '/en/jobs'],
  ['/nos-offres/coach-agile-fh', '/en/jobs/coach-agile-fh'],
  ['/postuler/coach-agile-fh', '/en/apply/coach-agile-fh'],
  ['/postuler/candidature-spontanee', '/en/apply/speculative'],
  ['/postuler/candidature-spontanee/merci', '/en/apply/speculative/thank-you'],
  ['/contact/merci', '/en/contact/thank-you'],
  ['/mentions-legales', '/en/legal-notice'],
]

for (const [french, english] of EDITION_PAIRS) {
  test(`${french} and ${english} link to each other as one page in two languages`, async ({
    visitor,
  }) => {
    for (const [language, own, other] of [
      ['fr', french, english],
      ['en', english, french],
    ] as const) {
      const response = await visitor.get(own)
      expect(response.status(), own).toBe(200)
      const page = readHtml(await response.text())
      expect(page.value('html', 'lang')).toBe(language)
      expect(page.all('h1')).toHaveLength(1)
      const otherLanguage = language === 'fr' ? 'en' : 'fr'
      const links = page.values(`header a[hreflang="${otherLanguage}"]`, 'href')
      expect(new Set(links).size, own).toBe(1)
      // A path with a part in another language redirects to the localized path.
      const followed = await visitor.get(links[0] ?? '')
      expect(followed.headers().location?.split(', ')[0] ?? links[0], own).toBe(other)
    }
  })
}

test('a page in French only is not part of the English edition, and its switch leads to an explanation', async ({
  visitor,
  staff,
}) => {
  const title = createRareWord()
  const { id, slug } = await publishCopyOfFirst(staff, 'value-pages', { title, slug: '' })
  const [french, english] = [`/notre-adn/${slug}`, `/en/our-values/${slug}`]
  const page = readHtml(await (await visitor.get(french)).text())
  expect(page.all('link[hreflang="en"]')).toEqual([])
  expect(page.values('header a[hreflang="en"]', 'href')).toContain(english)
  await expectNotOnPage(visitor, '/en/our-values', [title, String(slug)])
  const sitemap = await (await visitor.get('/sitemap.xml')).text()
  expect(sitemap).toContain(french)
  expect(sitemap).not.toContain(english)

  const missing = await visitor.get(english)
  expect(missing.status()).toBe(404)
  expect(missing.headers()['cache-control']).toBe('no-store')
  const explanation = readHtml(await missing.text())
  expect(explanation.value('html', 'lang')).toBe('en')
  expect(explanation.texts('h1')).toEqual(['This page has not been translated yet'])
  expect(explanation.values('main a[hreflang="fr"]', 'href')).toEqual([french])
  await deleteContent(staff, 'value-pages', id)
  await expect.poll(async () => (await visitor.get(english)).text()).toContain('Page not found')
})
