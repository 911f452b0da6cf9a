import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SealedRecordsSearch } from '@/src/plugins/retention/admin/SealedRecordsSearch'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, respond } from '@/tests/component/support/respond'
import { testAt } from '@/tests/component/support/testAt'

const URL = '/api/conservation/archives'
const record = {
  ...{ id: 7, name: 'Élodie Durand', email: 'elodie@candidats.test', offer: 'Architecte cloud' },
  ...{ status: 'rejected', reason: 'consented', receivedOn: '2026-01-05', withdrawnOn: null },
  ...{ decidedOn: '2026-02-01', endedOn: '2026-05-05', until: '2031-05-05' },
}
const reason = page.getByLabelText('Motif de la consultation')
const search = page.getByLabelText('Nom, e-mail ou offre')
const find = page.getByRole('button', { name: 'Chercher' })

testAt([390, 1440])(
  'A search without a reason is not sent; with one it shows records (%i px)',
  async (width) => {
    const sent = respond('post', URL, json({ records: [record], hasMore: false }))
    await renderInAdmin(<SealedRecordsSearch />, { width })
    await search.fill('durand')
    await find.click()
    await expect.element(page.getByText('Tapez un motif de 10 à 500 caractères')).toBeVisible()
    await expect.element(reason).toHaveAttribute('aria-invalid', 'true')
    expect(sent).toEqual([])
    await reason.fill('Saisine du 12 mars')
    await find.click()
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
  respond('post', URL, offline())
  await renderInAdmin(<SealedRecordsSearch />)
  await reason.fill('Saisine du 12 mars')
  await search.fill('durand')
  await find.click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Vérifiez votre connexion')
  await expect.element(search).toHaveValue('durand')
})
