import { MAX_TEXT_PAGES } from '@/src/domain/files/documentText'
import { upload } from '../support/applicationPage'
import { expectNoBarrier, expectNothingTooWide } from '../support/barriers'
import { aBookOf, aPageOf } from '../support/documentPages'
import { applicationsOf, rareWord, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

const PAGE = [['Une page du livre que voici', 50, 700]] as const
const LIST = '/admin/collections/job-applications'

test('a recruiter finds an application by a word of its CV, and sees it there', {
  tag: '@phone',
}, async ({ staffPage: page, staff, isMobile }) => {
  test.slow()
  const word = rareWord()
  const cv = await aPageOf([
    [`Ingénieure ${word} à Besançon`, 50, 700],
    ['Chargée de la conduite du changement dans une banque', 50, 680],
    ['Compétences : Java, Kafka, PostgreSQL', 50, 660],
  ])
  const other = await aPageOf([['Comptable dans une petite entreprise de Dijon', 50, 700]])
  const sent = await sendApplication(staff, { cv: upload({ name: 'cv.pdf', bytes: cv }) })
  const { candidateName } = await sendApplication(staff, {
    cv: upload({ name: 'autre.pdf', bytes: other }),
  })
  const filters = page.getByRole('region', { name: 'Filtrer les candidatures' })
  const field = filters.getByRole('textbox', { name: 'Dans les documents' })

  await test.step('once the documents are read', async () => {
    await expect(async () => {
      await page.goto(LIST)
      if (isMobile) await filters.getByRole('button', { name: 'Plus de filtres' }).click()
      await field.fill(`kafka ${word} "conduite du changement"`)
      await field.press('Enter')
      await expect(page.locator('mark').first()).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout: 60_000 })
  })

  await test.step('the list shows it alone, with the words around what was found', async () => {
    await expect(page.getByRole('link', { name: sent.candidateName, exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: candidateName, exact: true })).toBeHidden()
    await expect(page.locator('mark')).toContainText([word, 'conduite du changement', 'Kafka'])
    await expectNoBarrier(page, 'documents', [], '.collection-list')
    await expectNothingTooWide(page, 'documents')
  })

  await test.step('other filters combine with it, and one click takes the words back', async () => {
    await filters.getByRole('button', { name: 'Accepté', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Aucune candidature' })).toBeVisible()
    await filters.getByRole('button', { name: 'En attente', exact: true }).click()
    await expect(page.getByRole('link', { name: sent.candidateName, exact: true })).toBeVisible()
    await page.reload()
    await expect(field).toHaveValue(`kafka ${word} "conduite du changement"`)
  })

  await test.step('and the open document is marked', async () => {
    await page.getByRole('link', { name: sent.candidateName, exact: true }).click()
    const [application] = await applicationsOf(staff, sent.candidateName)
    await expect(page).toHaveURL(new RegExp(`/${application?.id}\\?`))
    const paper = page.frameLocator('iframe[title="Contenu de cv.pdf"]')
    await expect(paper.getByText(word)).toBeAttached()
    const frame = page.frames().find((one) => one.url().endsWith('/api/lecteur-pdf'))
    const marked = () =>
      frame?.evaluate(() => Array.from(CSS.highlights.get('sought') ?? [], (range) => `${range}`))
    await expect.poll(marked).toEqual([word, 'conduite du changement', 'Kafka'])
    await page.getByRole('link', { name: 'Revenir à la liste' }).click()
    await filters.getByRole('button', { name: 'Effacer les mots cherchés' }).click()
    // On a phone it folds again.
    if (!isMobile) await expect(field).toHaveValue('')
    await expect(page.locator('mark')).toHaveCount(0)
  })
})

test('a scan says on its application that no search finds it, a book how far one goes', async ({
  staffPage: page,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff, {
    cv: upload({ name: 'scan.pdf', bytes: await aPageOf([]) }),
    coverLetterFile: upload({ name: 'livre.pdf', bytes: await aBookOf(PAGE, MAX_TEXT_PAGES + 1) }),
  })
  const [application] = await applicationsOf(staff, candidateName)
  await expect(async () => {
    await page.goto(`${LIST}/${application?.id}`)
    await expect(page.getByText('Document numérisé ou presque vide')).toBeVisible({
      timeout: 3_000,
    })
    await expect(page.getByText('s’y arrête après 60 pages ou 60 000 caractères')).toBeVisible()
  }).toPass({ timeout: 60_000 })
})
