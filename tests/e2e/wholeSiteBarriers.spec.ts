import { applicationPage, upload } from '../support/applicationPage'
import { expectNoBarrier, expectNothingTooWide } from '../support/barriers'
import { publishOffer, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

const SPONTANEOUS = '/postuler/candidature-spontanee'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test.describe('where something went wrong', () => {
  test.use({ expectedFaults: [/status of (404|422)/] })

  test('an unknown address has no barrier', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/nulle-part')
    await expectNoBarrier(page, 'not found')
  })

  test('forms with errors have no barrier and fit a small phone', { tag: '@phone' }, async ({
    page,
  }) => {
    const form = applicationPage(page)
    await page.goto(SPONTANEOUS)
    await form.name.fill('Inès')
    await form.email.fill('ines@candidats.test')
    await form.cv.setInputFiles(upload({ name: `${'a'.repeat(80)}.pdf`, bytes: Buffer.from('?') }))
    await form.letterFile.setInputFiles(upload({ name: 'lettre.png', bytes: Buffer.from('PNG') }))
    await form.send.click()
    await expect(page.getByText(/^Un fichier que vous avez choisi n’a pas été/)).toBeVisible()
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

test('what opens on a page has no barrier', { tag: '@phone' }, async ({ page, isMobile }) => {
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

test('a long word in the title of an offer is no barrier and widens no page, open or closed', async ({
  page,
  staff,
}) => {
  const longWord = `Anticonstitutionnellement${'é'.repeat(40)}`
  const title = `${longWord} ${rareWord()}`
  const offer = await publishOffer(staff, { title, publishedDate: '01/01/2100' })
  for (const address of ['/', `/nos-offres/${offer.slug}`, `/postuler/${offer.slug}`]) {
    await page.goto(address)
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible()
    for (const width of [720, 320]) {
      await page.setViewportSize({ width, height: 640 })
      await expectNothingTooWide(page, `${address} at ${width} px`)
    }
    await expectNoBarrier(page, address)
  }
  await staff.patch(`/api/job-offers/${offer.id}`, { data: { isActive: false } })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette offre n’est plus ouverte')
  await expectNoBarrier(page, 'closed offer')
  await expectNothingTooWide(page, 'closed offer')
})
