import type { Page } from '@playwright/test'
import { upload } from '../support/applicationPage'
import { expectGoodAtEachWidth, expectThumbSized } from '../support/barriers'
import { aDocx, aDocxReferring } from '../support/documents'
import {
  aPdfByCharacterTable,
  aPdfInMissingFont,
  aPdfThatCallsOut,
  aPdfWithHugePicture,
} from '../support/pdfs'
import { applicationsOf, rareWord, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

const DESKTOP = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

test('staff read a candidate’s documents in the page, note, decide, and go on', async ({
  staffPage: page,
  staff,
}) => {
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
    await expectGoodAtEachWidth(page, 'application', [], '.document-fields')
  })

  await test.step('the decision is at hand without scrolling', async () => {
    const decision = page.getByRole('group', { name: 'Décision' })
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size)
      await expect(decision).toBeInViewport()
    }
    await page.setViewportSize(PHONE)
    await expectThumbSized(
      page.getByRole('button', { name: 'Télécharger le CV' }),
      page.getByRole('button', { name: 'Ajouter la note' }),
      page.getByRole('button', { name: 'Répondu autrement' }),
    )
    await page.setViewportSize(DESKTOP)
    await decision.getByRole('button', { name: 'Examiné' }).click()
    await expect(page.getByText('Statut mis à jour avec succès')).toBeVisible()
    await expect(history.first()).toContainText('En attente → Examiné')
  })

  await test.step('what is noted stands as typed, signed', async () => {
    const text = `<b>À rappeler</b> ${rareWord()}`
    const field = page.getByRole('textbox', { name: 'Nouvelle note', exact: true })
    await expect(field).toHaveAccessibleDescription(
      'Visible par l’équipe seulement, jamais par le candidat.',
    )
    await field.fill(text)
    await page.getByRole('button', { name: 'Ajouter la note' }).click()
    const note = page.getByRole('listitem').filter({ hasText: text })
    await expect(note).toContainText('Andrée Ponge')
    await expect(field).toHaveValue('')
    await expect(history).toContainText([
      'Note ajoutée',
      'En attente → Examiné',
      'Ouverte pour la première fois',
      'Candidature reçue',
    ])
  })

  await test.step('the arrows lead on, but not while somebody types', async () => {
    const field = page.getByLabel('Nouvelle note')
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

/** How many pixels of the page that is drawn are dark. */
async function inkOn(page: Page, file: string) {
  const frame = page.locator(`iframe[title="Contenu de ${file}"]`)
  // A page is drawn when it is looked at.
  await frame.scrollIntoViewIfNeeded()
  const canvas = frame.contentFrame().locator('section canvas')
  return canvas.evaluate((drawn: HTMLCanvasElement) => {
    const all = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height)
    const pixels = new Uint32Array(all?.data.buffer ?? new ArrayBuffer(0))
    // What is not drawn yet is transparent.
    return pixels.filter((pixel) => pixel >>> 24 === 0xff && (pixel & 0xff) < 100).length
  })
}

test('what a document does not hold is drawn all the same, or said to be missing', async ({
  staffPage: page,
  staff,
}) => {
  test.slow()
  const open = async (name: string, cv: Buffer, coverLetterFile: Buffer) => {
    const { candidateName } = await sendApplication(staff, {
      cv: upload({ name: 'cv.pdf', bytes: cv }),
      coverLetterFile: upload({ name, bytes: coverLetterFile }),
    })
    const [application] = await applicationsOf(staff, candidateName)
    await page.goto(`/admin/collections/job-applications/${application?.id}`)
  }

  await test.step('by a table of characters, and in a font that stands in', async () => {
    // Whatever fonts this computer has.
    const standIn = page.waitForRequest('**/api/lecteur-pdf/LiberationSans-Regular.ttf')
    const byTable = await aPdfByCharacterTable('Elodie Lefevre')
    await open('lettre.pdf', byTable, await aPdfInMissingFont('Elodie Lefevre'))
    await expect.poll(() => inkOn(page, 'cv.pdf')).toBeGreaterThan(1000)
    await expect.poll(() => inkOn(page, 'lettre.pdf')).toBeGreaterThan(1000)
    await standIn
    await expect(page.getByText('n’a rien montré')).toHaveCount(0)
  })

  await test.step('a picture that is too large, and one that stands elsewhere', async () => {
    const elsewhere = aDocxReferring({ type: 'image', target: 'https://exemple.fr/a.png' })
    await open('lettre.docx', await aPdfWithHugePicture(), elsewhere)
    const cv = page.getByRole('region', { name: 'CV', exact: true })
    await expect(cv.getByText('Ce document n’a rien montré')).toBeVisible()
    await expect(cv.getByText('plus de 40 millions de pixels')).toBeVisible()
    const letter = page.getByRole('region', { name: 'Lettre de motivation (fichier)' })
    await expect(
      letter.getByText('renvoie à une image qui n’est pas dans le fichier'),
    ).toBeVisible()
    await expectGoodAtEachWidth(page, 'application with marks', [], '.document-fields')
  })
})
