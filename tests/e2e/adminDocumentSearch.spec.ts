import { documentSearchScreen } from '@/src/plugins/document-reading/tests/e2e/documentSearchScreen'
import { aPdfPageOf } from '../support/documentPages'
import { playwrightUpload } from '../support/documents'
import { adminList } from '../support/screens/adminList'
import { receivedApplication } from '../support/screens/receivedApplication'
import { createRareWord, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('A recruiter finds an application by the words of its CV and sees them marked', async ({
  staffPage: page,
  staff,
}) => {
  test.slow()
  const word = createRareWord()
  const bytes = await aPdfPageOf([
    [`Ingénieure ${word} à Besançon`, 50, 700],
    ['Chargée de la conduite du changement dans une banque', 50, 680],
    ['Compétences : Java, Kafka, PostgreSQL', 50, 660],
  ])
  const cv = playwrightUpload({ name: 'cv.pdf', bytes })
  const { candidateName } = await sendApplication(staff, { cv })
  const other = await sendApplication(staff)

  const { field, find } = documentSearchScreen(page)
  await find(`kafka ${word} "conduite du changement"`)
  await expect(adminList(page).document(other.candidateName)).toBeHidden()
  await expect(page.locator('mark')).toContainText([word, 'conduite du changement', 'Kafka'])

  await adminList(page).document(candidateName).click()
  await expect(receivedApplication(page).file('cv.pdf').getByText(word)).toBeAttached()
  const frame = page.frames().find((one) => one.url().endsWith('/api/lecteur-pdf'))
  const marked = () =>
    frame?.evaluate(() => Array.from(CSS.highlights.get('sought') ?? [], (range) => `${range}`))
  await expect.poll(marked).toEqual([word, 'conduite du changement', 'Kafka'])
  await page.getByRole('link', { name: 'Revenir à la liste' }).click()
  await expect(field).toHaveValue(`kafka ${word} "conduite du changement"`)
})
