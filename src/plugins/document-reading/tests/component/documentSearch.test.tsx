import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CandidateCell } from '@/components/admin/jobApplications/CandidateCell'
import { CandidateFileSection } from '@/components/admin/jobApplications/CandidateFileSection'
import { DocumentSearchForm } from '@/src/plugins/document-reading/admin/DocumentSearchForm'
import { DocumentViewer } from '@/src/plugins/document-reading/admin/DocumentViewer'
import { FoundPassagesProvider } from '@/src/plugins/document-reading/admin/FoundPassagesProvider'
import type { DocumentReadingState } from '@/src/plugins/document-reading/rules/classifyDocumentText'
import type { ApplicationFileForStaff } from '@/src/queries/findApplicationForStaff'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { ListProvider } from '@/tests/component/support/ListProvider'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, respond } from '@/tests/component/support/respond'
import { requestedListParams } from '@/tests/component/support/router'

const APPLICATION_LIST_PATH = '/admin/collections/job-applications'
const WORDS_PARAM = 'where[and][0][documentWords][like]'
const searchField = page.getByRole('textbox', { name: 'Dans les documents' })

const renderSearchForm = (
  url = APPLICATION_LIST_PATH,
  progress: Parameters<typeof DocumentSearchForm>[0]['progress'] = null,
) =>
  renderInAdmin(
    <ListProvider collection="job-applications">
      <DocumentSearchForm progress={progress} />
    </ListProvider>,
    {
      url,
      width: 390,
    },
  )

test('Words to find in documents narrow the list, and one click takes them back', async () => {
  await renderSearchForm()
  await expect.element(searchField).toHaveAccessibleDescription(/une suite exacte entre guillemets/)
  await searchField.fill('kafka "conduite du changement"')
  await userEvent.keyboard('{Enter}')
  await expect
    .poll(requestedListParams)
    .toMatchObject({ [WORDS_PARAM]: 'kafka "conduite du changement"', page: '1' })
  await page.getByRole('button', { name: 'Effacer les mots cherchés' }).click()
  await expect.element(searchField).toHaveValue('')
  await expect.poll(requestedListParams).not.toHaveProperty([WORDS_PARAM])
})

test('The words of the URL are in the field, and the progress of reading is shown', async () => {
  await renderSearchForm(
    `${APPLICATION_LIST_PATH}?${new URLSearchParams({ [WORDS_PARAM]: 'kafka' })}`,
    { read: 5, total: 9 },
  )
  await expect.element(searchField).toHaveValue('kafka')
  await expect.element(page.getByText('5 candidatures sur 9')).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('A row marks the words found in the documents of its application, as text', async () => {
  const passages = {
    7: [
      { text: '… <b>menée</b> avec ', isHit: false },
      { text: 'Kafka', isHit: true },
    ],
  }
  const rows = [7, 8].map((id) => (
    <CandidateCell
      cellData={`Candidat ${id}`}
      collectionSlug="job-applications"
      field={{ name: 'candidateName', type: 'text' }}
      key={id}
      link={false}
      rowData={{ id, candidateEmail: 'a@mail.test', candidatePhone: '06' }}
    />
  ))
  await renderInAdmin(<FoundPassagesProvider passages={passages}>{rows}</FoundPassagesProvider>)
  await expect.element(page.getByText('… <b>menée</b> avec Kafka')).toBeVisible()
  expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Kafka'])
})

const aCoverLetterFile = (
  different: Partial<ApplicationFileForStaff> = {},
): ApplicationFileForStaff => ({
  id: 3,
  name: 'lettre.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  hasActiveContent: false,
  marks: [],
  check: { state: 'clean', by: 'own-checks', at: '2026-03-03T09:00:00.000Z', finding: '' },
  ...different,
})

type LetterRenderOptions = { file?: ApplicationFileForStaff; state?: DocumentReadingState }

const renderLetterSection = ({ file = aCoverLetterFile(), state }: LetterRenderOptions = {}) =>
  renderInAdmin(
    <CandidateFileSection
      caution="Attention : ce fichier contient un script"
      download={{ label: 'Télécharger la lettre', problem: 'Impossible' }}
      file={file}
      timezone="Europe/Paris"
      title="Lettre"
    >
      <DocumentViewer file={file} sought={[[['kafka']]]} state={state} />
    </CandidateFileSection>,
    { width: 390 },
  )

const TEXT_API_PATH = '/api/candidate-files/3/texte'

test('A Word document is shown as text with the words found, and warns of what lies outside', async () => {
  respond('get', TEXT_API_PATH, json({ text: 'Élodie <b>Lefèvre</b>, Kafka', isCut: true }))
  await renderLetterSection({
    file: aCoverLetterFile({ hasActiveContent: true, marks: ['linkedPicture'] }),
  })
  await expect
    .element(page.getByRole('region', { name: 'Contenu de lettre.docx' }))
    .toHaveTextContent('Élodie <b>Lefèvre</b>, Kafka')
  expect(document.querySelector('mark')?.textContent).toBe('Kafka')
  await expect.element(page.getByText('Le texte est plus long')).toBeVisible()
  await expect.element(page.getByText('Attention : ce fichier contient un script')).toBeVisible()
  await expect.element(page.getByText('une image qui n’est pas dans le fichier')).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test.each([
  ['scan', 'Document numérisé ou presque vide'],
  ['cut', 's’y arrête après 60 pages ou 60 000 caractères'],
  ['unreadable', 'Le texte de ce document n’a pas pu être lu'],
] as const)(
  'A document that the search does not find whole (%s) says so',
  async (state, notice) => {
    respond('get', TEXT_API_PATH, json({ text: '', isCut: false }))
    await renderLetterSection({ state })
    await expect.element(page.getByText(notice)).toBeVisible()
    await expect.element(page.getByText('Ce document ne contient pas de texte')).toBeVisible()
  },
)

test('A document that cannot be shown, or a failed download, says so', async () => {
  respond('get', TEXT_API_PATH, offline())
  respond('get', '/api/candidate-files/3/lien', offline())
  await renderLetterSection()
  await expect.element(page.getByText('Ce document n’a pas pu être affiché ici.')).toBeVisible()
  await page.getByRole('button', { name: 'Télécharger la lettre' }).click()
  await expect.element(page.getByText('Impossible')).toBeVisible()
})
