import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { PageRefreshProvider } from '@/components/admin/frame/PageRefreshProvider'
import { CreateToken } from '@/src/plugins/statistics/admin/CreateToken'
import { RevokeTokenCell } from '@/src/plugins/statistics/admin/RevokeTokenCell'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, respond } from '@/tests/component/support/respond'
import { router } from '@/tests/component/support/router'
import { testAt } from '@/tests/component/support/testAt'

const dialog = page.getByRole('dialog')
const createTokenButton = dialog.getByRole('button', { name: 'Créer un jeton' })
const READY_API_PATH = '/api/health/ready'
const TOKENS_API_PATH = '/api/statistiques/jetons'

async function openTokenDialog(width?: number) {
  await renderInAdmin(
    <PageRefreshProvider>
      <CreateToken />
    </PageRefreshProvider>,
    { width },
  )
  await page.getByRole('button', { name: 'Créer un jeton' }).click()
}

test('a created token is shown once, and selected to be copied', async () => {
  respond('get', READY_API_PATH, json({}))
  const names = respond('post', TOKENS_API_PATH, json({ token: 'stat_abc' }))
  await openTokenDialog()
  await dialog.getByLabelText('Nom').fill('Tableau de bord')
  await userEvent.keyboard('{Enter}')
  const token = dialog.getByLabelText('Jeton', { exact: true })
  await expect.element(token).toHaveValue('stat_abc')
  await expect.element(token).toHaveAttribute('readonly')
  expect(names).toEqual([{ name: 'Tableau de bord' }])
  await expect.poll(() => router.refresh.mock.calls).toHaveLength(1)
  await expectNoAxeViolation()
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await page.getByRole('button', { name: 'Créer un jeton' }).click()
  await expect.element(dialog.getByLabelText('Nom')).toHaveValue('')
  await expect.element(token).not.toBeInTheDocument()
})

test('a refused name is explained in the dialog, and stays in its field', async () => {
  const refused = { error: 'Donnez un nom au jeton, de 80 caractères au plus.' }
  respond(
    'post',
    TOKENS_API_PATH,
    HttpResponse.json(refused, { status: 400 }),
    HttpResponse.error(),
  )
  await openTokenDialog()
  await dialog.getByLabelText('Nom').fill('x')
  await createTokenButton.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Donnez un nom au jeton')
  await createTokenButton.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('Le jeton n’a pas pu être créé')
  await expect.element(dialog.getByLabelText('Nom')).toHaveValue('x')
})

testAt([390, 1440])('the dialog of a new token has no axe violation at %i px', async (width) => {
  await openTokenDialog(width)
  await expect.element(createTokenButton).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('a token is revoked after a confirmation, and a failure says so', async () => {
  respond('get', READY_API_PATH, json({}))
  const requests = respond('delete', '/api/statistics-tokens/3', HttpResponse.error(), json({}))
  await renderInAdmin(
    <PageRefreshProvider>
      <RevokeTokenCell
        cellData={undefined}
        collectionSlug="statistics-tokens"
        field={{ name: 'revoke', type: 'ui', admin: {} }}
        rowData={{ id: 3, name: 'Tableau de bord' }}
      />
    </PageRefreshProvider>,
  )
  const revoke = page.getByRole('button', { name: 'Révoquer le jeton\u00A0: Tableau de bord' })
  const confirm = dialog.getByRole('button', { name: 'Révoquer', exact: true })
  await revoke.click()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  expect(requests).toEqual([])
  await revoke.click()
  await expect.element(dialog).toHaveTextContent('Tableau de bord')
  await confirm.click()
  await expect.element(page.getByText(/^Le jeton n’a pas pu être révoqué/)).toBeVisible()
  expect(router.refresh).not.toHaveBeenCalled()
  await revoke.click()
  await confirm.click()
  await expect.element(page.getByText('Jeton révoqué')).toBeVisible()
  await expect.poll(() => router.refresh.mock.calls).toHaveLength(1)
})
