import { upload } from '../support/applicationPage'
import { expectNoBarrier, expectNothingTooWide } from '../support/barriers'
import { aDocx } from '../support/documents'
import { aPdfThatCallsOut } from '../support/pdfs'
import { applicationsOf, rareWord, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('staff read a candidate’s documents in the page, note, decide, and go on', {
  tag: '@phone',
}, async ({ staffPage: page, staff }) => {
  test.slow()
  const word = rareWord()
  const candidateEmail = `${word}@candidats.test`
  const cv = { name: 'cv.pdf', bytes: await aPdfThatCallsOut(`Parcours ${word}`) }
  const letter = { name: 'lettre.docx', bytes: aDocx() }
  const earlier = await sendApplication(staff, { candidateEmail })
  const { candidateName } = await sendApplication(staff, {
    candidateEmail: candidateEmail.toUpperCase(),
    cv: upload(cv),
    coverLetterFile: upload(letter),
  })
  const [application] = await applicationsOf(staff, candidateName)
  const [other] = await applicationsOf(staff, earlier.candidateName)
  const address = (id?: number) => `/admin/collections/job-applications/${id}`
  const history = page.getByRole('region', { name: 'Historique' }).getByRole('listitem')

  await test.step('the documents are read in the page, and run nothing', async () => {
    await page.goto(address(application?.id))
    await expect(page.getByText('Attention : ce CV contient un script')).toBeVisible()
    const paper = page.frameLocator('iframe[title="Contenu de cv.pdf"]')
    await expect(paper.getByText(`Parcours ${word}`)).toBeAttached()
    await expect(paper.locator('section canvas')).toBeVisible()
    await expect(paper.locator('a, form, input, embed, object')).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Contenu de lettre.docx' })).toHaveText(
      'Élodie Lefèvre',
    )
    const frame = page.frames().find((one) => one.url().endsWith('/api/lecteur-pdf'))
    expect(await frame?.evaluate(() => window.origin)).toBe('null')
    await expectNoBarrier(page, 'application', [], '.document-fields')
    await expectNothingTooWide(page, 'application')
  })

  await test.step('the decision is at hand without scrolling', async () => {
    const decision = page.getByRole('group', { name: 'Décision' })
    await expect(decision).toBeInViewport()
    await decision.getByRole('button', { name: 'Examiné' }).click()
    await expect(page.getByText('Statut mis à jour avec succès')).toBeVisible()
    await expect(history.first()).toContainText('En attente → Examiné')
  })

  await test.step('what is noted stands as typed, signed', async () => {
    const text = `<b>À rappeler</b> ${rareWord()}`
    await page.getByLabel('Visibles par l’équipe seulement').fill(text)
    await page.getByRole('button', { name: 'Ajouter la note' }).click()
    const note = page.getByRole('listitem').filter({ hasText: text })
    await expect(note).toContainText('Andrée Ponge')
    await expect(page.getByLabel('Visibles par l’équipe seulement')).toHaveValue('')
    await expect(history).toContainText([
      'Note ajoutée',
      'En attente → Examiné',
      'Ouverte pour la première fois',
      'Candidature reçue',
    ])
  })

  await test.step('the arrows lead on, but not while somebody types', async () => {
    const field = page.getByLabel('Visibles par l’équipe seulement')
    await field.fill('Un brouillon')
    await field.press('ArrowRight')
    await expect(page).toHaveURL(address(application?.id))
    await field.fill('')
    await page.getByRole('heading', { name: 'Historique' }).click()
    await page.keyboard.press('ArrowRight')
    await expect(page).not.toHaveURL(address(application?.id))
    await expect(page.getByRole('group', { name: 'Décision' })).toBeVisible()
  })

  await test.step('what else the person sent is one click away', async () => {
    await page.goto(address(application?.id))
    await page
      .getByRole('region', { name: 'Autres candidatures de cette personne' })
      .getByRole('link', { name: 'Candidature spontanée' })
      .click()
    await expect(page).toHaveURL(address(other?.id))
  })
})
