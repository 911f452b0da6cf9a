import type { Page } from '@playwright/test'
import { createRareWord } from '../support/siteRecords'
import { changeContent, deleteContent } from '../support/staffContent'
import { publishExpertise, saveDraft } from '../support/staffPages'
import { expect, test } from '../support/test'

const previewUrl = (address: string) => `/api/apercu?page=${encodeURIComponent(address)}`

/**
 * Opens the preview while the form is in English.
 * @returns its URL
 */
async function readEnglishPreviewUrl(page: Page, form: string) {
  await page.goto(`${form}?locale=en`)
  const address = await page.locator('#preview-button').getAttribute('href')
  // The admin stores the locale of this account.
  await page.goto(`${form}?locale=fr`)
  return String(address)
}

test('Staff see a draft, visitors the published page', async ({
  staffPage,
  staff,
  browser,
  baseURL,
}) => {
  const { id, title, address } = await publishExpertise(staff)
  const heading = staffPage.getByRole('heading', { level: 1 })
  const visitor = await browser.newPage({ baseURL })
  const seenByVisitor = async () => {
    await visitor.goto(address)
    return visitor.getByRole('heading', { level: 1 }).textContent()
  }
  expect(await seenByVisitor()).toBe(title)

  await saveDraft(staff, id, 'Sobriété, en brouillon')
  await staffPage.goto(address)
  await expect(heading).toHaveText(title)
  await staffPage.goto(previewUrl(address))
  await expect(staffPage).toHaveURL(address)
  await expect(heading).toHaveText('Sobriété, en brouillon')
  await expect(staffPage.getByText('Aperçu du brouillon')).toBeVisible()
  expect(await seenByVisitor()).toBe(title)

  await staffPage.getByRole('link', { name: 'Quitter l’aperçu' }).click()
  await expect(staffPage).toHaveURL(address)
  await expect(heading).toHaveText(title)
  await expect(staffPage.getByText('Aperçu du brouillon')).toBeHidden()

  const data = { title: 'Sobriété publiée', _status: 'published' }
  await staff.patch(`/api/expertise-pages/${id}`, { data })
  expect(await seenByVisitor()).toBe('Sobriété publiée')
  await staff.delete(`/api/expertise-pages/${id}`)
  await visitor.close()
})

test.describe('an English draft', () => {
  // The public page does not exist yet after leaving the preview.
  test.use({ expectedFaults: [/404.*\/en\/expertise\//] })

  test('is previewed in English, and leaving leads to the English page', async ({
    staffPage,
    staff,
  }) => {
    const { id, address } = await publishExpertise(staff)
    const word = createRareWord().toLowerCase()
    const draft = { title: `Sobriety ${word}`, slug: `sobriety-${word}`, _status: 'draft' }
    await changeContent(staff, 'expertise-pages', `${id}?draft=true&locale=en`, draft)
    const english = `/en/expertise/${draft.slug}`

    await staffPage.goto(
      await readEnglishPreviewUrl(staffPage, `/admin/collections/expertise-pages/${id}`),
    )
    await expect(staffPage).toHaveURL(english)
    await expect(staffPage.getByRole('heading', { level: 1 })).toHaveText(draft.title)
    await expect(staffPage.locator('html')).toHaveAttribute('lang', 'en')
    await expect(staffPage.getByRole('status').filter({ hasText: 'Aperçu' })).toHaveAttribute(
      'lang',
      'fr',
    )

    // Nothing is published yet, so that the French page does not exist either.
    await staffPage.getByRole('link', { name: 'Quitter l’aperçu' }).click()
    await expect(staffPage).toHaveURL(english)
    await expect(staffPage.getByRole('heading', { level: 1 })).toHaveText('Page not found')
    await staffPage.goto(address)
    await expect(staffPage.getByText('Aperçu du brouillon')).toBeHidden()
    await deleteContent(staff, 'expertise-pages', id)
  })
})

test('a global page is previewed in the locale in which staff edit', async ({ staffPage }) => {
  await staffPage.goto(await readEnglishPreviewUrl(staffPage, '/admin/globals/adn-hub'))
  await expect(staffPage).toHaveURL('/en/our-values')
  await expect(staffPage.getByText('Aperçu du brouillon')).toBeVisible()
  await staffPage.getByRole('link', { name: 'Quitter l’aperçu' }).click()
  await expect(staffPage).toHaveURL('/en/our-values')
  await expect(staffPage.getByText('Aperçu du brouillon')).toBeHidden()
})

test('the preview cookie shows nothing without a session', async ({
  staffPage,
  staff,
  context,
}) => {
  const { id, title, address } = await publishExpertise(staff)
  await saveDraft(staff, id, 'Sobriété secrète')
  const heading = staffPage.getByRole('heading', { level: 1 })
  await staffPage.goto(previewUrl(address))
  await expect(heading).toHaveText('Sobriété secrète')

  await context.clearCookies({ name: 'staff-token' })
  await staffPage.reload()
  await expect(heading).toHaveText(title)
  await expect(staffPage.getByText('Aperçu du brouillon')).toBeHidden()
  await staff.delete(`/api/expertise-pages/${id}`)
})

test('an anonymous visitor cannot preview', async ({ request }) => {
  const answer = await request.get(previewUrl('/notre-adn'), { maxRedirects: 0 })
  expect(answer.status()).toBe(403)
  expect(answer.headers()['set-cookie']).toBeUndefined()
})

test('the preview redirects to no other site', async ({ staff }) => {
  for (const page of ['//evil.example', 'https://evil.example', '/admin', '/\\evil.example']) {
    expect((await staff.get(previewUrl(page), { maxRedirects: 0 })).status()).toBe(404)
  }
  const left = await staff.get('/api/apercu/quitter', {
    headers: { Referer: 'https://evil.example//evil.example' },
    maxRedirects: 0,
  })
  expect(left.headers().location).toBe('/')
})

test('leaving the preview leads to the home page of its language', async ({ staff }) => {
  const left = await staff.get('/api/apercu/quitter', {
    headers: { Referer: 'https://exemplia.example/en/contact/thank-you' },
    maxRedirects: 0,
  })
  expect(left.headers().location).toBe('/en')
})
