import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PageRefreshProvider } from '@/components/admin/frame/PageRefreshProvider'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { hold } from '../support/hold'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, offline, respond } from '../support/respond'
import { router } from '../support/router'

const archiveButton = page.getByRole('button', { name: 'Archiver' })

function ArchiveButton() {
  const { isBusy, run } = useRequestAction()
  const archive = () =>
    void run({
      send: () => request('/api/archives', { method: 'POST' }),
      done: 'Archivé',
      failed: ({ message }) => message ?? 'Réessayez.',
    })
  return (
    <>
      <button aria-busy={isBusy} onClick={archive} type="button">
        Archiver
      </button>
      <output>{isBusy ? 'En cours' : 'Prêt'}</output>
    </>
  )
}

const renderArchiveButton = () =>
  renderInAdmin(
    <PageRefreshProvider>
      <ArchiveButton />
    </PageRefreshProvider>,
  )

test('A double click sends one request, and the button is busy until the page is refreshed', async () => {
  const response = hold<Response>()
  const readiness = hold<Response>()
  const sent = respond('post', '/api/archives', response.held)
  respond('get', '/api/health/ready', readiness.held)
  await renderArchiveButton()
  await archiveButton.dblClick()
  await expect.element(archiveButton).toHaveAttribute('aria-busy', 'true')
  response.release(json({}))
  await expect.element(page.getByText('Archivé')).toBeVisible()
  await expect.element(archiveButton).toHaveAttribute('aria-busy', 'true')
  readiness.release(json({}))
  await expect.element(archiveButton).toHaveAttribute('aria-busy', 'false')
  expect(sent).toHaveLength(1)
  expect(router.refresh).toHaveBeenCalledOnce()
})

test('A failed request shows the sentence of the server or its own, and can be repeated', async () => {
  respond('post', '/api/archives', json({ error: 'Déjà archivé.' }, 409), offline(), json({}))
  await renderArchiveButton()
  await archiveButton.click()
  await expect.element(page.getByText('Déjà archivé.')).toBeVisible()
  await archiveButton.click()
  await expect.element(page.getByText('Réessayez.')).toBeVisible()
  expect(router.refresh).not.toHaveBeenCalled()
  await archiveButton.click()
  await expect.element(page.getByText('Archivé', { exact: true })).toBeVisible()
})
