import { aDocx, aPdf, playwrightUpload } from '../support/documents'
import { applicationForm } from '../support/screens/applicationForm'
import { jobListPage } from '../support/screens/jobListPage'
import { createRareWord, findApplicationsOf, publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'

test.use({ javaScriptEnabled: false })

test('A visitor without JavaScript searches, filters and applies with two files', async ({
  page,
  staff,
}) => {
  const list = jobListPage(page)
  const form = applicationForm(page)
  const offer = await publishOffer(staff)
  const name = `Inès ${createRareWord()}`

  await page.goto('/nos-offres')
  await list.search.fill(offer.word)
  await list.showFilters.click()
  await list.location.selectOption('Nantes')
  await list.contract.selectOption('CDI')
  await page.getByRole('button', { name: 'Rechercher' }).click()
  await expect(list.count).toHaveText('1 offre(s) trouvée(s)')
  await list.apply(offer.title).click()
  await form.introduce(name)
  await form.cv.setInputFiles(playwrightUpload({ name: 'cv.pdf', bytes: await aPdf() }))
  await form.letterFile.setInputFiles(playwrightUpload({ name: 'lettre.docx', bytes: aDocx() }))
  await form.send.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Candidature envoyée !')
  await expect(page.getByText('Votre candidature a été transmise avec succès.')).toBeVisible()
  await expect(page.getByText('Nous vous contacterons dans les plus brefs délais.')).toBeVisible()
  await expect(page.getByText('une réponse de notre part sous 15 jours')).toBeVisible()
  expect(await findApplicationsOf(staff, name)).toMatchObject([
    {
      jobTitle: offer.title,
      status: 'pending',
      coverLetter: 'Lettre de motivation en pièce jointe',
      cv: { originalName: 'cv.pdf' },
      coverLetterFile: { originalName: 'lettre.docx' },
    },
  ])
})
