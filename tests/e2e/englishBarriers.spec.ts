import type { Page } from '@playwright/test'
import { expectAccessible, expectNoOverflow } from '../support/accessibility'
import { playwrightUpload } from '../support/documents'
import { expectEnglish } from '../support/expectEnglish'
import { englishApplicationForm } from '../support/screens/applicationForm'
import { englishContactForm } from '../support/screens/contactForm'
import { createRareWord, publishOffer } from '../support/siteRecords'
import { deleteContent, publishCopyOfFirst } from '../support/staffContent'
import { expect, test } from '../support/test'
import { textsOf } from '../support/textsOf'
import { untilHydrated } from '../support/untilHydrated'
import { withoutEvents } from '../support/withoutEvents'

/** One page of each kind, and its states with a URL. */
const ENGLISH_PATHS = [
  '/en',
  '/en/expertise/data-science',
  '/en/sectors/life-sciences',
  '/en/our-values/social-impact',
  '/en/jobs',
  '/en/jobs?recherche=zzzzzz&lieu=paris',
  '/en/jobs/coach-agile-fh',
  '/en/apply/lighthouse-keeper',
  '/en/apply/speculative/thank-you?fichiers=cv,lettre',
  '/en/contact/correct?saisie=00000000-0000-4000-8000-000000000000',
  '/en/legal-notice',
]

test.use({ locale: 'en-GB' })
test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await withoutEvents(page)
})

/** The page in its current state has no French text and no axe violation, and fits its width. */
async function expectAccessibleEnglish(page: Page, state: string) {
  expectEnglish(await textsOf(page), state)
  await expectAccessible(page, state)
  await expectNoOverflow(page, state)
}

for (const address of ENGLISH_PATHS) {
  test(`${address} has no French text, no axe violation, and fits every screen`, async ({
    page,
  }) => {
    await page.goto(address)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.locator('html[data-arriving]')).toHaveCount(0)
    await expectAccessibleEnglish(page, address)
    await page.setViewportSize({ width: 390, height: 844 })
    await expectAccessible(page, `${address} at 390 px`)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNoOverflow(page, `${address} at ${width} px`)
    }
  })
}

test('What opens on an English page has no French text and no axe violation', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  await page.goto('/en/jobs')
  await page.getByText('Show filters').click()
  await page.getByRole('article').first().getByText('Show more').click()
  await expectAccessibleEnglish(page, 'filters and an offer unfolded')
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Main navigation' })).toBeVisible()
    await expectAccessibleEnglish(page, 'menu')
  }
  const form = englishApplicationForm(page)
  await page.goto('/en/apply/speculative')
  await untilHydrated(form.name)
  await form.name.fill('Maeve')
  await form.email.fill('maeve@candidats.test')
  // The dialog stays open while it shows a warning.
  const warnings = ['Your CV could not be uploaded.']
  await page.route('**/api/candidatures*', (route) =>
    route.fulfill({ json: { ok: true, warnings } }),
  )
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await expectAccessibleEnglish(page, 'application sent')
})

test.describe('On a page with an error', () => {
  test.use({ expectedFaults: [/status of (404|422)/] })

  test('A missing page and a closed offer are described in English', { tag: '@phone' }, async ({
    page,
    staff,
  }) => {
    for (const address of ['/en/nowhere', '/en/expertise/nowhere']) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('link', { name: 'Back to the home page' })).toHaveAttribute(
        'href',
        '/en',
      )
      await expectAccessibleEnglish(page, address)
    }
    const offer = await publishOffer(staff)
    await staff.patch(`/api/job-offers/${offer.id}`, { data: { isActive: false } })
    await page.goto(`/en/apply/${offer.slug}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'This vacancy is no longer open',
    )
    await expectAccessibleEnglish(page, 'closed offer')
  })

  test('A page without a translation is described in English', { tag: '@phone' }, async ({
    page,
    staff,
  }) => {
    const { id, slug } = await publishCopyOfFirst(staff, 'value-pages', {
      title: createRareWord(),
      slug: '',
    })
    await page.goto(`/en/our-values/${slug}`)
    await expect(page).toHaveTitle(/^This page has not been translated yet/)
    await expectAccessibleEnglish(page, 'a page that is not translated')
    await deleteContent(staff, 'value-pages', id)
  })

  test('Forms describe errors in English', { tag: '@phone' }, async ({ page }) => {
    const form = englishApplicationForm(page)
    await page.goto('/en/apply/speculative')
    await untilHydrated(form.name)
    await form.name.fill('Maeve')
    await form.email.fill('maeve@candidats.test')
    await form.cv.setInputFiles(
      playwrightUpload({ name: `${'a'.repeat(80)}.pdf`, bytes: Buffer.from('?') }),
    )
    await form.letterFile.setInputFiles(
      playwrightUpload({ name: 'letter.png', bytes: Buffer.from('PNG') }),
    )
    await form.send.click()
    await expect(page.getByText(/^A file that you chose was not accepted/)).toBeVisible()
    await form.send.click()
    await expect(form.cv).toHaveAccessibleDescription(/^Only PDF and Word files/)
    await expectAccessibleEnglish(page, 'application form with errors')

    const message = englishContactForm(page)
    await page.goto('/en#contact')
    await message.name.fill('   ')
    await message.subject.fill('   ')
    await message.email.fill('no@where')
    await message.message.fill('   ')
    await message.send.click()
    await expect(page.getByText('Enter your name.')).toBeVisible()
    await expectAccessibleEnglish(page, 'contact form with errors')
  })
})
