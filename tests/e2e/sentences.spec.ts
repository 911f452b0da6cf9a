import { submissionErrorSentences } from '@/src/content/fr/submission'
import { applicationPage, upload } from '../support/applicationPage'
import { aPdfOf } from '../support/documents'
import { expectSaid } from '../support/expectSaid'
import { expect, test } from '../support/test'

const SPONTANEOUS = '/postuler/candidature-spontanee'
const MEGABYTE = 1024 * 1024

/** The lists of the specification, as the fields offer them. */
const CHOICES = {
  Catégorie: [
    "Construction d'applications",
    'Conseil métier & process agile',
    'Science des données',
    'Infrastructure & Cyber Sécurité',
    'Staff interne',
  ],
  Lieu: ['Paris', 'Bordeaux', 'Nantes', 'Lyon', 'Remote'],
  Contrat: ['CDI', 'CDD', 'Stage', 'Alternance', 'Freelance'],
  Expérience: ['Junior', 'Confirmé', 'Senior', 'Expert'],
}

test('the job list says it in all its states', async ({ page }) => {
  await page.goto('/nos-offres?lieu=paris')
  await expect(
    page.getByPlaceholder('Rechercher par titre, compétence ou mot-clé...', { exact: true }),
  ).toBeVisible()
  await expect(page.getByText(/^\d+ offre\(s\) trouvée\(s\)$/)).toBeVisible()
  await expect(page.getByText(/^Publié le \d{2}\/\d{2}\/\d{4}$/).first()).toBeVisible()
  await page.locator('article summary').first().click()
  const unfolded = ['Voir moins', 'Stack technique', 'Avantages', 'Profil recherché']
  await expectSaid(page, ['Masquer les filtres', 'Effacer les filtres', ...unfolded], 'unfolded')
  await expect(page.getByRole('heading', { name: 'Pourquoi rejoindre' })).toBeVisible()
  for (const [label, choices] of Object.entries(CHOICES)) {
    const options = page.getByLabel(label, { exact: true }).getByRole('option')
    await expect(options).toHaveText(['Tous', ...choices])
  }
})

test.describe('at a first visit, on a phone', () => {
  test.use({ hasRefusedCookies: false, viewport: { width: 390, height: 844 } })

  test('the cookie banner and the menu say it', async ({ page }) => {
    await page.goto('/mentions-legales')
    await expect(page.getByText('Accepter tout', { exact: true })).toBeVisible()
    await expectSaid(page, ['Refuser', 'Sélection', 'Accepter tout'], 'banner')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expectSaid(page, ['Contactez-nous'], 'menu')
  })
})

test.describe('when something goes wrong', () => {
  test.use({ expectedFaults: [/status of (404|503)/] })

  test('the forms and the unknown page say it', async ({ page }) => {
    await page.goto('/nulle-part')
    await expectSaid(page, ['Page non trouvée'], 'unknown page')

    const form = applicationPage(page)
    await page.goto(SPONTANEOUS)
    await form.name.fill('Inès')
    await form.email.fill('ines@candidats.test')
    await form.cv.setInputFiles(upload({ name: 'cv.pdf', bytes: await aPdfOf(5 * MEGABYTE + 1) }))
    await form.letterFile.setInputFiles(upload({ name: 'lettre.png', bytes: Buffer.from('PNG') }))
    await expectSaid(
      page,
      ['Le fichier ne doit pas dépasser 5MB', 'Seuls les fichiers PDF et Word sont acceptés'],
      'refused files',
    )

    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/candidatures', async (route) => {
      await answered
      const errors = { form: submissionErrorSentences.applicationNotSaved }
      await route.fulfill({ status: 503, json: { ok: false, errors } })
    })
    // Once to be told that it goes without the files, once more to send it so.
    await form.send.click()
    await form.send.click()
    await expect(form.sending).toHaveText('Envoi en cours...')
    answer()
    await expect(page.getByText(/^Erreur lors de l'envoi de la candidature: ./)).toBeVisible()
    await page.unroute('**/api/candidatures')
    await page.route('**/api/candidatures', (route) => route.fulfill({ status: 503, body: '' }))
    await form.send.click()
    await expect(
      page.getByText('Une erreur inattendue est survenue. Veuillez réessayer.', { exact: true }),
    ).toBeVisible()
  })
})
