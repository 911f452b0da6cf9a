import { applicationPage, upload } from '../support/applicationPage'
import { aDocx, aPdf, aPdfOf } from '../support/documents'
import { applicationsOf, publishOffer, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

const MEGABYTE = 1024 * 1024

test.use({ javaScriptEnabled: false })

test('a visitor searches, filters and applies with two files, and is thanked', async ({
  page,
  staff,
}) => {
  const form = applicationPage(page)
  const offer = await publishOffer(staff)
  const name = `Inès ${rareWord()}`

  await page.goto('/nos-offres')
  await page.getByPlaceholder('Rechercher par titre, compétence ou mot-clé...').fill(offer.word)
  await page.getByText('Afficher les filtres').click()
  await page.getByLabel('Lieu').selectOption('Nantes')
  await page.getByLabel('Contrat').selectOption('CDI')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(page.getByText('1 offre(s) trouvée(s)')).toBeVisible()
  await page.getByRole('link', { name: `Postuler à l’offre ${offer.title}` }).click()
  await form.name.fill(name)
  await form.email.fill('ines@candidats.test')
  await form.cv.setInputFiles(upload({ name: 'cv.pdf', bytes: await aPdf() }))
  await form.letterFile.setInputFiles(upload({ name: 'lettre.docx', bytes: aDocx() }))
  await form.send.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidature envoyée !')
  await expect(page.getByText('Votre candidature a été transmise avec succès.')).toBeVisible()
  await expect(page.getByText('Nous vous contacterons dans les plus brefs délais.')).toBeVisible()
  await expect(page.getByText('une réponse de notre part sous 15 jours')).toBeVisible()
  expect(await applicationsOf(staff, name)).toMatchObject([
    {
      jobTitle: offer.title,
      status: 'pending',
      coverLetter: 'Lettre de motivation en pièce jointe',
      cv: { originalName: 'cv.pdf' },
      coverLetterFile: { originalName: 'lettre.docx' },
    },
  ])
})

test('an application to an offer that has ended meanwhile goes on as a spontaneous one', async ({
  page,
  staff,
}) => {
  const form = applicationPage(page)
  const offer = await publishOffer(staff)
  const name = `Inès ${rareWord()}`
  await page.goto(`/postuler/${offer.slug}`)
  await form.name.fill(name)
  await form.email.fill('ines@candidats.test')
  await form.letter.fill('Bonjour')
  await staff.patch(`/api/job-offers/${offer.id}`, { data: { isActive: false } })
  await form.send.click()
  await expect(page.getByText('L’offre a pris fin pendant que vous écriviez.')).toBeVisible()
  await expect(page.getByText('Votre candidature n’est pas encore partie.')).toBeVisible()
  await expect(form.letter).toHaveValue('Bonjour')
  await form.send.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidature envoyée !')
  expect(await applicationsOf(staff, name)).toMatchObject([
    {
      jobTitle: `Candidature spontanée (offre fermée\u00A0: ${offer.title})`,
      coverLetter: 'Bonjour',
    },
  ])
})

const wrongFiles = {
  'that is no document': {
    file: { name: 'cv.exe', bytes: Buffer.from('MZ') },
    sentence: 'Seuls les fichiers PDF et Word sont acceptés',
  },
  'that only calls itself a PDF': {
    file: { name: 'cv.pdf', bytes: Buffer.from('Bonjour') },
    sentence: 'Seuls les fichiers PDF et Word sont acceptés',
  },
  'that is empty': {
    file: { name: 'cv.pdf', bytes: Buffer.alloc(0) },
    sentence: 'Ce fichier est vide.',
  },
  'that is too big': {
    file: { name: 'cv.pdf', bytes: await aPdfOf(5 * MEGABYTE + 1) },
    sentence: 'Le fichier ne doit pas dépasser 5MB',
  },
}

for (const [kind, { file, sentence }] of Object.entries(wrongFiles)) {
  test(`a file ${kind} brings the form back with what was typed`, async ({ page, staff }) => {
    const form = applicationPage(page)
    const name = `Inès ${rareWord()}`
    await page.goto('/postuler/candidature-spontanee')
    await form.name.fill(name)
    await form.email.fill('ines@candidats.test')
    await form.phone.fill('06 12 34 56 78')
    await form.letter.fill('Bonjour,\nje vous écris <b>en gras</b>.')
    await form.heardFrom.selectOption('Moteur de recherche')
    await form.cv.setInputFiles(upload(file))
    await form.send.click()

    await expect(form.cv).toHaveAccessibleDescription(new RegExp(sentence))
    await expect(form.name).toHaveValue(name)
    await expect(form.email).toHaveValue('ines@candidats.test')
    await expect(form.phone).toHaveValue('06 12 34 56 78')
    await expect(form.heardFrom).toHaveValue('searchEngine')
    await expect(form.letter).toHaveValue('Bonjour,\nje vous écris <b>en gras</b>.')
    expect(await applicationsOf(staff, name)).toEqual([])

    await form.cv.setInputFiles(upload({ name: 'cv.pdf', bytes: await aPdf() }))
    await form.send.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidature envoyée !')
    expect(await applicationsOf(staff, name)).toHaveLength(1)
  })
}

test('the browser asks for a name and an e-mail address before anything is sent', async ({
  page,
}) => {
  const form = applicationPage(page)
  await page.goto('/postuler/candidature-spontanee')
  await form.send.click()
  await expect(form.name).toBeFocused()
  await form.name.fill('Inès')
  await form.email.fill('pas une adresse')
  await form.send.click()
  await expect(form.email).toBeFocused()
  await expect(page).toHaveURL('/postuler/candidature-spontanee')
})

test('a name of blanks only is asked for by the server', async ({ page }) => {
  const form = applicationPage(page)
  await page.goto('/postuler/candidature-spontanee')
  await form.name.fill('   ')
  await form.email.fill('ines@candidats.test')
  await form.send.click()
  await expect(form.name).toHaveAccessibleDescription('Indiquez votre nom.')
  await expect(form.email).toHaveValue('ines@candidats.test')
})
