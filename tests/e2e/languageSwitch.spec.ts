import type { Page } from '@playwright/test'
import { expectNotOnPage } from '../support/publicPages'
import { rareWord } from '../support/siteRecords'
import { deleteContent, publishCopy } from '../support/staffContent'
import { expect, test } from '../support/test'

type Kind = { french: string; english: string; alsoOnPhones?: true }

const KINDS: Record<string, Kind> = {
  'the home page': { french: '/', english: '/en', alsoOnPhones: true },
  'an expertise page': {
    french: '/expertises/science-donnees',
    english: '/en/expertise/data-science',
    alsoOnPhones: true,
  },
  'a sector page': { french: '/secteurs/retail-luxe', english: '/en/sectors/retail-luxury' },
  'the values hub': { french: '/notre-adn', english: '/en/our-values' },
  'a values page': {
    french: '/notre-adn/impact-social',
    english: '/en/our-values/social-impact',
  },
  'the list of offers with its filters': {
    french: '/nos-offres?recherche=data&lieu=bordeaux',
    english: '/en/jobs?recherche=data&lieu=bordeaux',
    alsoOnPhones: true,
  },
  'an offer': { french: '/nos-offres/coach-agile-fh', english: '/en/jobs/coach-agile-fh' },
  'an application form': {
    french: '/postuler/coach-agile-fh',
    english: '/en/apply/coach-agile-fh',
  },
  'the form without an offer': {
    french: '/postuler/candidature-spontanee',
    english: '/en/apply/speculative',
  },
  'the page behind a sent application': {
    french: '/postuler/candidature-spontanee/merci?fichiers=cv',
    english: '/en/apply/speculative/thank-you?fichiers=cv',
  },
  'the page behind a sent message': { french: '/contact/merci', english: '/en/contact/thank-you' },
  'the legal notice': { french: '/mentions-legales', english: '/en/legal-notice' },
  'a section of the legal notice': {
    french: '/mentions-legales#cookies',
    english: '/en/legal-notice#cookies',
  },
}

/** Follows the switch of whichever navigation this screen has. */
async function switchTo(page: Page, name: 'Français' | 'English') {
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  const links = page.getByRole('link', { name, exact: true })
  await links.filter({ visible: true }).click()
}

async function expectPage(page: Page, address: string, language: 'fr' | 'en') {
  await expect(page).toHaveURL(address)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const [kind, { french, english, alsoOnPhones }] of Object.entries(KINDS)) {
  test(`the switch on ${kind} leads to the same page in English and back`, {
    tag: alsoOnPhones ? '@phone' : [],
  }, async ({ page }) => {
    await page.goto(french)
    await switchTo(page, 'English')
    await expectPage(page, english, 'en')
    await switchTo(page, 'Français')
    await expectPage(page, french, 'fr')
    await page.goBack()
    await expectPage(page, english, 'en')
    await page.goBack()
    await expectPage(page, french, 'fr')
  })
}

test('within an edition, links and the search stay in it', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/en/jobs')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/jobs\/./)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()
  await expect(page).toHaveURL('/en/jobs')
  await page.getByPlaceholder('Search by title, skill or keyword...').fill('Kubernetes')
  await expect(page).toHaveURL('/en/jobs?recherche=Kubernetes')
  await switchTo(page, 'Français')
  await expectPage(page, '/nos-offres?recherche=Kubernetes', 'fr')
  await expect(page.getByRole('searchbox')).toHaveValue('Kubernetes')
})

test.describe('a page that is written in French only', () => {
  test.use({ expectedFaults: [/status of 404/] })

  test('is named nowhere in English, and the switch says that it is not there', async ({
    page,
    request,
    staff,
  }) => {
    const title = rareWord()
    const { id, slug } = await publishCopy(staff, 'value-pages', { title, slug: '' })
    const french = `/notre-adn/${slug}`
    await page.goto(french)
    await expect(page.locator('link[hreflang="en"]')).toHaveCount(0)
    await expectNotOnPage(request, '/en/our-values', [title, String(slug)])
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain(french)
    expect(sitemap).not.toContain(`/en/our-values/${slug}`)
    await switchTo(page, 'English')
    await expectPage(page, `/en/our-values/${slug}`, 'en')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This page has not been translated yet',
    )
    const wayBack = page.getByRole('link', { name: 'Read it in French' })
    await expect(wayBack).toHaveAttribute('hreflang', 'fr')
    await wayBack.click()
    await expectPage(page, french, 'fr')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    const missing = await request.get(`/en/our-values/${slug}`)
    expect(missing.status()).toBe(404)
    expect(missing.headers()['cache-control']).toBe('no-store')
    await deleteContent(staff, 'value-pages', id)
    const body = async () => (await request.get(`/en/our-values/${slug}`)).text()
    await expect.poll(body).toContain('Page not found')
  })
})
