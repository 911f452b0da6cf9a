import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SealedRecordsSearch } from '@/src/plugins/retention/admin/SealedRecordsSearch'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, respond } from '@/tests/component/support/respond'
import { testAt } from '@/tests/component/support/testAt'

const SEARCH_API_PATH = '/api/conservation/archives'
const SEALED_RECORD = {
  ...{ id: 7, name: 'Élodie Durand', email: 'elodie@candidats.test', offer: 'Architecte cloud' },
  ...{ status: 'rejected', reason: 'consented', receivedOn: '2026-01-05', withdrawnOn: null },
  ...{ decidedOn: '2026-02-01', endedOn: '2026-05-05', until: '2031-05-05' },
}
const reasonField = page.getByLabelText('Motif de la consultation')
const searchField = page.getByLabelText('Nom, e-mail ou offre')
const searchButton = page.getByRole('button', { name: 'Chercher' })

testAt([390, 1440])(
  'A search without a reason is not sent; with one it shows records (%i px)',
  async (width) => {
    const sent = respond(
      'post',
      SEARCH_API_PATH,
      json({ records: [SEALED_RECORD], hasMore: false }),
    )
    await renderInAdmin(<SealedRecordsSearch />, { width })
    await searchField.fill('durand')
    await searchButton.click()
    await expect.element(page.getByText('Tapez un motif de 10 à 500 caractères')).toBeVisible()
    await expect.element(reasonField).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
    await reasonField.fill('Saisine du 12 mars')
    await searchButton.click()
    await expect.element(page.getByRole('heading', { name: 'Archive n°\u00A07' })).toBeVisible()
    for (const text of [
      'Élodie Durand',
      'Refusé',
      '01/02/2026',
      'Fin de l’accord de conservation',
      '05/05/2031',
    ])
      await expect.element(page.getByText(text, { exact: true })).toBeVisible()
    await expect.element(page.getByText('Retirée le')).not.toBeInTheDocument()
    expect(sent).toEqual([{ reason: 'Saisine du 12 mars', search: 'durand' }])
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
  },
)

test('A search that fails keeps what was typed and says what to do', async () => {
  respond('post', SEARCH_API_PATH, offline())
  await renderInAdmin(<SealedRecordsSearch />)
  await reasonField.fill('Saisine du 12 mars')
  await searchField.fill('durand')
  await searchButton.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Vérifiez votre connexion')
  await expect.element(searchField).toHaveValue('durand')
})
