import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { StatusSelect } from '@/components/admin/list/StatusSelect'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { network } from '../support/network'
import { renderInAdmin } from '../support/renderInAdmin'

test('a chosen status is saved and announced', async () => {
  const saved: unknown[] = []
  network.use(
    http.patch('*/api/job-applications/7', async ({ request }) => {
      saved.push(await request.json())
      return HttpResponse.json({ doc: { id: 7 } })
    }),
  )
  await renderInAdmin(
    <StatusSelect
      collection="job-applications"
      id={7}
      label="Statut de Inès"
      labels={applicationStatusLabels}
      options={APPLICATION_STATUSES}
      status="pending"
      updatedAt="2026-01-01T00:00:00.000Z"
    />,
  )
  await page.getByRole('combobox').selectOptions('Accepté')
  await expect.element(page.getByText('Statut mis à jour avec succès')).toBeVisible()
  expect(saved).toEqual([{ status: 'accepted' }])
})
