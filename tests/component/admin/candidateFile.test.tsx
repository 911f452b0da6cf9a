import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CandidateFileSection } from '@/components/admin/jobApplications/CandidateFileSection'
import type { ApplicationFileForStaff } from '@/src/queries/findApplicationForStaff'
import { renderInAdmin } from '../support/renderInAdmin'

const CLEAN_CHECK: ApplicationFileForStaff['check'] = {
  state: 'clean',
  by: 'own-checks',
  at: '2026-03-03T09:00:00.000Z',
  finding: '',
}

const renderCandidateFile = (check: Partial<ApplicationFileForStaff['check']>) =>
  renderInAdmin(
    <CandidateFileSection
      caution="Attention : ce fichier contient un script"
      download={{ label: 'Télécharger la lettre', problem: 'Impossible' }}
      file={{
        ...{ id: 3, name: 'lettre.docx', hasActiveContent: false, marks: [] },
        mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
        check: { ...CLEAN_CHECK, ...check },
      }}
      timezone="Europe/Paris"
      title="Lettre"
    >
      <p>Contenu</p>
    </CandidateFileSection>,
    { width: 390 },
  )

test('A clean document is shown, with its download', async () => {
  await renderCandidateFile({})
  await expect.element(page.getByText('Contenu')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Télécharger la lettre' })).toBeVisible()
})

test('A document that the checks of the site refused says why', async () => {
  const blocked = { state: 'blocked', by: 'own-checks', finding: 'fileTooComplex' } as const
  await renderCandidateFile(blocked)
  const reason = 'Fichier trop complexe\u00A0: les contrôles du site ont refusé ce fichier.'
  await expect.element(page.getByText(reason)).toBeVisible()
  await expect.element(page.getByText('Contenu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('A document that the antivirus blocked is neither shown nor downloaded', async () => {
  await renderCandidateFile({ state: 'blocked', finding: 'Eicar' })
  await expect
    .element(page.getByText('L’antivirus a reconnu « Eicar » dans ce fichier.'))
    .toBeVisible()
  await expect.element(page.getByText('Contenu')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
