import type { Page } from '@playwright/test'
import { consentWords } from '@/src/content/consent'
import { applicationPage, upload } from '../support/applicationPage'
import { expectNoBarrier, expectNothingTooWide } from '../support/barriers'
import { PUBLIC_ROUTES, PUBLIC_STATES } from '../support/publicRoutes'
import { publishOffer, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

const HALVES = 2
const ADDRESSES = [...PUBLIC_ROUTES, ...PUBLIC_STATES]
const SPONTANEOUS = '/postuler/candidature-spontanee'
const banner = (page: Page) => page.getByRole('region', { name: consentWords.title })

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test.describe('with the cookie banner open, and without it', () => {
  test.use({ hasRefusedCookies: false })

  for (let half = 0; half < HALVES; half++) {
    test(`no page has a barrier (${half + 1} of ${HALVES})`, async ({ page }) => {
      test.setTimeout(240_000)
      await page.clock.install()
      for (const address of ADDRESSES.filter((_, index) => index % HALVES === half)) {
        await test.step(address, async () => {
          await page.goto(address)
          await page.clock.runFor(1_000)
          await expect(banner(page)).toBeVisible()
          // Its colours are judged where its own journeys are, in all its states.
          await expectNoBarrier(page, `${address}, banner open`, ['color-contrast'])
          await banner(page).getByRole('button', { name: consentWords.close }).click()
          await expect(banner(page)).toHaveCount(0)
          await expectNoBarrier(page, address)
        })
      }
    })
  }
})

test.describe('where something went wrong', () => {
  test.use({ expectedFaults: [/status of (404|422)/] })

  test('an unknown address has no barrier', async ({ page }) => {
    await page.goto('/nulle-part')
    await expectNoBarrier(page, 'not found')
  })

  test('forms with errors have no barrier and fit a small phone', async ({ page }) => {
    const form = applicationPage(page)
    await page.goto(SPONTANEOUS)
    await form.name.fill('Inès')
    await form.email.fill('ines@candidats.test')
    await form.cv.setInputFiles(upload({ name: `${'a'.repeat(80)}.pdf`, bytes: Buffer.from('?') }))
    await form.letterFile.setInputFiles(upload({ name: 'lettre.png', bytes: Buffer.from('PNG') }))
    await form.send.click()
    await expect(form.cv).toHaveAccessibleDescription(/^Seuls les fichiers PDF et Word/)
    await expectNoBarrier(page, 'application form with errors')
    await page.goto('/#contact')
    for (const label of ['Nom complet', 'Sujet']) await page.getByLabel(label).fill('   ')
    await page.getByRole('textbox', { name: 'E-mail' }).fill('nulle@part')
    await page.getByRole('textbox', { name: 'Message' }).fill('   ')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page.getByText('Indiquez votre nom.')).toBeVisible()
    await expectNoBarrier(page, 'contact form with errors')
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNothingTooWide(page, 'contact form with errors')
  })
})

test('what opens on a page has no barrier', async ({ page, isMobile }) => {
  await page.goto('/nos-offres')
  await page.getByText('Afficher les filtres').click()
  await page.getByRole('article').first().getByText('Voir plus').click()
  await expectNoBarrier(page, 'filters and an offer unfolded')
  if (isMobile) {
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoBarrier(page, 'menu')
  }
  const form = applicationPage(page)
  await page.goto(SPONTANEOUS)
  await form.name.fill('Inès')
  await form.email.fill('ines@candidats.test')
  // The overlay stays as long as there is a warning to be read.
  const warnings = ['Le CV n’a pas pu être téléchargé.']
  await page.route('**/api/candidatures', (route) =>
    route.fulfill({ json: { ok: true, warnings } }),
  )
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  await expectNoBarrier(page, 'application sent')
})

test('a long title in a closed or open offer has no barrier and fits a small phone', async ({
  page,
  staff,
}) => {
  const longWord = `Anticonstitutionnellement${'é'.repeat(40)}`
  const offer = await publishOffer(staff, { title: `${longWord} ${rareWord()}` })
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of [`/nos-offres/${offer.slug}`, `/postuler/${offer.slug}`]) {
    await page.goto(address)
    await expectNoBarrier(page, address)
    await expectNothingTooWide(page, address)
  }
  await staff.patch(`/api/job-offers/${offer.id}`, { data: { isActive: false } })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette offre n’est plus ouverte')
  await expectNoBarrier(page, 'closed offer')
  await expectNothingTooWide(page, 'closed offer')
})
