import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PageRefreshProvider } from '@/components/admin/frame/PageRefreshProvider'
import { RemoveDemoVisits } from '@/src/plugins/statistics/admin/RemoveDemoVisits'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, respond } from '@/tests/component/support/respond'
import { router } from '@/tests/component/support/router'

test('demo visits are removed after a confirmation, and a failure says so', async () => {
  respond('get', '/api/health/ready', json({}))
  const requests = respond(
    'delete',
    '/api/statistiques/demonstration',
    new HttpResponse(null, { status: 500 }),
    json({}),
  )
  await renderInAdmin(
    <PageRefreshProvider>
      <RemoveDemoVisits />
    </PageRefreshProvider>,
  )
  const remove = page.getByRole('button', { name: 'Retirer les visites de démonstration' })
  const dialog = page.getByRole('dialog')
  const confirm = dialog.getByRole('button', { name: 'Retirer les visites de démonstration' })
  await remove.click()
  await expect.element(dialog).toHaveTextContent(/Les vraies visites.*restent/)
  expect(requests).toEqual([])
  await confirm.click()
  await expect.element(page.getByText(/n’ont pas pu être retirées/)).toBeVisible()
  expect(router.refresh).not.toHaveBeenCalled()
  await remove.click()
  await confirm.click()
  await expect.element(page.getByText('Visites de démonstration retirées')).toBeVisible()
  await expect.poll(() => router.refresh.mock.calls).toHaveLength(1)
})
