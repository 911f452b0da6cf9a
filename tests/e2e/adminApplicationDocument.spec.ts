import type { Page } from '@playwright/test'
import { notesScreen } from '@/src/plugins/opinions/tests/e2e/notesScreen'
import { expectAccessibleAtEachWidth } from '../support/accessibility'
import { aDocxWithReferences, playwrightUpload } from '../support/documents'
import {
  aPdfByCharacterTable,
  aPdfInMissingFont,
  aPdfThatCallsOut,
  aPdfWithHugePicture,
} from '../support/pdfs'
import { receivedApplication } from '../support/screens/receivedApplication'
import { createRareWord, findApplicationsOf, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

const DESKTOP_VIEWPORT = { width: 1440, height: 900 }
const PHONE_VIEWPORT = { width: 390, height: 844 }

test('A recruiter reads a CV, decides and adds a note', async ({ staffPage: page, staff }) => {
  const word = createRareWord()
  const bytes = await aPdfThatCallsOut(`Parcours ${word}`)
  const { candidateName } = await sendApplication(staff, {
    cv: playwrightUpload({ name: 'cv.pdf', bytes }),
  })
  const [application] = await findApplicationsOf(staff, candidateName)
  const { decision, status, file, ...rest } = receivedApplication(page)
  const history = rest.history.getByRole('listitem')

  const opening = page.waitForResponse('**/api/job-applications/*/lecture')
  await page.goto(`/admin/collections/job-applications/${application?.id}`)
  await opening
  await expect(page.getByText('Attention : ce CV contient un script')).toBeVisible()
  const paper = file('cv.pdf')
  await expect(paper.getByText(`Parcours ${word}`)).toBeAttached()
  await expect(paper.locator('section canvas')).toBeVisible()
  await expect(paper.locator('a, form, input, embed, object')).toHaveCount(0)
  const frame = page.frames().find((one) => one.url().endsWith('/api/lecteur-pdf'))
  expect(await frame?.evaluate(() => window.origin)).toBe('null')

  for (const size of [PHONE_VIEWPORT, DESKTOP_VIEWPORT]) {
    await page.setViewportSize(size)
    await expect(decision).toBeInViewport()
  }
  await status('Examiné').click()
  await expect(history.first()).toContainText('En attente → Examiné')
  const { newNote, add, note } = notesScreen(page)
  await newNote.fill(`<b>À rappeler</b> ${word}`)
  await add.click()
  await expect(note(`<b>À rappeler</b> ${word}`)).toContainText('Andrée Ponge')
  await expect(history).toContainText([
    'Note ajoutée',
    'En attente → Examiné',
    'Ouverte pour la première fois',
    'Candidature reçue',
  ])
})

/** The number of dark pixels of the rendered page. */
async function countDarkPixels(page: Page, file: string) {
  const frame = page.locator(`iframe[title="Contenu de ${file}"]`)
  // The viewer renders a page of the document when it is visible.
  await frame.scrollIntoViewIfNeeded()
  const canvas = frame.contentFrame().locator('section canvas')
  return canvas.evaluate((drawn: HTMLCanvasElement) => {
    const all = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height)
    const pixels = new Uint32Array(all?.data.buffer ?? new ArrayBuffer(0))
    // Pixels that are not rendered yet are transparent.
    return pixels.filter((pixel) => pixel >>> 24 === 0xff && (pixel & 0xff) < 100).length
  })
}

test('A PDF is rendered with the reader’s fonts and character maps, and missing content is reported', async ({
  staffPage: page,
  staff,
}) => {
  test.slow()
  const open = async (name: string, cv: Buffer, coverLetterFile: Buffer) => {
    const { candidateName } = await sendApplication(staff, {
      cv: playwrightUpload({ name: 'cv.pdf', bytes: cv }),
      coverLetterFile: playwrightUpload({ name, bytes: coverLetterFile }),
    })
    const [application] = await findApplicationsOf(staff, candidateName)
    await page.goto(`/admin/collections/job-applications/${application?.id}`)
  }

  await test.step('with a character map and a fallback font', async () => {
    // Independent of the fonts of this computer.
    const standIn = page.waitForRequest('**/api/lecteur-pdf/LiberationSans-Regular.ttf')
    const byTable = await aPdfByCharacterTable('Elodie Lefevre')
    await open('lettre.pdf', byTable, await aPdfInMissingFont('Elodie Lefevre'))
    await expect.poll(() => countDarkPixels(page, 'cv.pdf')).toBeGreaterThan(1000)
    await expect.poll(() => countDarkPixels(page, 'lettre.pdf')).toBeGreaterThan(1000)
    await standIn
    await expect(page.getByText('n’a rien montré')).toHaveCount(0)
  })

  await test.step('with an image that is too large and an external image', async () => {
    const elsewhere = aDocxWithReferences({ type: 'image', target: 'https://exemple.fr/a.png' })
    await open('lettre.docx', await aPdfWithHugePicture(), elsewhere)
    const { cv } = receivedApplication(page)
    await expect(cv.getByText('Ce document n’a rien montré')).toBeVisible()
    await expect(cv.getByText('plus de 40 millions de pixels')).toBeVisible()
    const letter = page.getByRole('region', { name: 'Lettre de motivation (fichier)' })
    await expect(
      letter.getByText('renvoie à une image qui n’est pas dans le fichier'),
    ).toBeVisible()
    await expectAccessibleAtEachWidth(page, 'application with marks', [], '.document-fields')
  })
})
