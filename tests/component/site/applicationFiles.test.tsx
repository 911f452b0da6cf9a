import { expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import {
  aFile,
  anApplicationForm,
  aPhoto,
  applicationFormFields,
  fillInNameAndEmail,
  recordSentApplications,
} from '../support/applicationForm'
import { renderOnSite } from '../support/renderOnSite'

const FIVE_MEGABYTES_BYTES = 5 * 1024 * 1024
const TOO_LARGE_FILE = aFile('cv.pdf', new Uint8Array(FIVE_MEGABYTES_BYTES + 1))

test.each([
  ['A file that is too large', TOO_LARGE_FILE, 'Le fichier ne doit pas dépasser 5MB'],
  ['A picture', aPhoto, 'Seuls les fichiers PDF et Word sont acceptés'],
  ['An empty file', aFile('cv.pdf', ''), 'Ce fichier est vide.'],
] as const)('%s is refused at its field until another is chosen', async (_, file, sentence) => {
  await renderOnSite(anApplicationForm())
  for (const field of [applicationFormFields.cv, applicationFormFields.letterFile]) {
    await field.upload(file)
    await expect.element(field).toHaveAccessibleDescription(new RegExp(`^${sentence}`))
    await expect.element(field).toBeInvalid()
    await expect.element(field).toHaveValue('')
    await field.upload(aFile('lettre.pdf'))
    await expect.element(field).toHaveAccessibleDescription(/^PDF ou Word/)
    await expect.element(field).toHaveValue('C:\\fakepath\\lettre.pdf')
  }
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument()
})

test('A file of the largest allowed size is accepted', async () => {
  await renderOnSite(anApplicationForm())
  await applicationFormFields.cv.upload(aFile('cv.pdf', new Uint8Array(FIVE_MEGABYTES_BYTES)))
  await expect.element(page.getByRole('button', { name: 'Retirer cv.pdf' })).toBeVisible()
})

test('A chosen file can be removed, and the focus returns to its field', async () => {
  const received = recordSentApplications()
  await renderOnSite(anApplicationForm())
  await fillInNameAndEmail()
  await applicationFormFields.cv.upload(aFile('cv.pdf'))
  const remove = page.getByRole('button', { name: 'Retirer cv.pdf' })
  await remove.click()
  await expect.element(remove).not.toBeInTheDocument()
  await expect.element(applicationFormFields.cv).toHaveValue('')
  await expect.element(applicationFormFields.cv).toHaveFocus()
  await applicationFormFields.send.click()
  await expect.element(applicationFormFields.thanks).toBeVisible()
  expect(received).toMatchObject([{ cv: { size: 0 } }])
})

test('An application without its refused file is sent after a warning only', async () => {
  const received = recordSentApplications()
  const warning = page.getByText(/^Un fichier que vous avez choisi n’a pas été accepté/)
  await renderOnSite(anApplicationForm())
  await fillInNameAndEmail()
  await applicationFormFields.cv.upload(aPhoto)
  await applicationFormFields.send.click()
  await expect.element(warning).toBeVisible()
  await expect
    .element(applicationFormFields.cv)
    .toHaveAccessibleDescription(/^Seuls les fichiers PDF et Word/)
  // Another refused file needs another warning.
  await applicationFormFields.cv.upload(TOO_LARGE_FILE)
  await expect.element(warning).not.toBeInTheDocument()
  await applicationFormFields.send.click()
  await expect.element(warning).toBeVisible()
  expect(received).toEqual([])
  await applicationFormFields.send.click()
  await expect.element(applicationFormFields.thanks).toBeVisible()
  expect(received).toMatchObject([{ candidateName: 'Inès', cv: { size: 0 } }])
})

test('A file that changes on the disk after it was chosen is sent as it was chosen', async () => {
  const CV = './cv-that-changes.pdf'
  await commands.writeFile(CV, '%PDF-1.7 chosen')
  onTestFinished(() => commands.removeFile(CV))
  const received = recordSentApplications()
  await renderOnSite(anApplicationForm())
  await fillInNameAndEmail()
  const read = vi.spyOn(File.prototype, 'arrayBuffer')
  onTestFinished(() => read.mockRestore())
  await applicationFormFields.cv.upload(CV)
  await expect.poll(() => read.mock.settledResults).toMatchObject([{ type: 'fulfilled' }])
  await commands.writeFile(CV, '%PDF-1.7 edited meanwhile')
  await applicationFormFields.send.click()
  await expect.element(applicationFormFields.thanks).toBeVisible()
  const { cv } = received[0] ?? {}
  expect(cv instanceof File && (await cv.text())).toBe('%PDF-1.7 chosen')
})

test('A file that cannot be read is asked for again at its field, and what was typed stays', async () => {
  const read = vi
    .spyOn(File.prototype, 'arrayBuffer')
    .mockRejectedValue(new DOMException('Not readable', 'NotReadableError'))
  onTestFinished(() => read.mockRestore())
  await renderOnSite(anApplicationForm())
  await fillInNameAndEmail()
  await applicationFormFields.cv.upload(aFile('cv.pdf'))
  await expect
    .element(applicationFormFields.cv)
    .toHaveAccessibleDescription(/^Ce fichier n’a pas pu être lu/)
  await expect.element(applicationFormFields.cv).toHaveValue('')
  await expect.element(applicationFormFields.name).toHaveValue('Inès')
  read.mockRestore()
  await applicationFormFields.cv.upload(aFile('cv.pdf'))
  await expect.element(applicationFormFields.cv).toHaveAccessibleDescription(/^PDF ou Word/)
})
