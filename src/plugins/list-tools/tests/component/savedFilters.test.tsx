import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FilterBar } from '@/components/admin/list/FilterBar'
import { toFilterOptions } from '@/components/admin/list/toFilterOptions'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { SavedFiltersMenu } from '@/src/plugins/list-tools/admin/SavedFiltersMenu'
import { AdminList } from '@/tests/component/support/AdminList'
import { network } from '@/tests/component/support/network'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, respond } from '@/tests/component/support/respond'
import { router } from '@/tests/component/support/router'
import { anApplicationRow } from '@/tests/component/support/staffLists'

const REJECTED_FILTER = { and: [{ status: { equals: 'rejected' } }] }

const filterRegion = page.getByRole('region', { name: 'Filtrer les candidatures' })
const getFilterChip = (name: string) => filterRegion.getByRole('button', { name, exact: true })
const savedFiltersSelect = filterRegion.getByRole('combobox', { name: 'Filtres enregistrés' })

async function pressKeyOn(key: string, target: { element: () => HTMLElement | SVGElement }) {
  target.element().focus()
  await userEvent.keyboard(key)
}

async function renderFilters({ query = '' } = {}) {
  await renderInAdmin(
    <AdminList
      collection="job-applications"
      docs={[anApplicationRow()]}
      filters={
        <FilterBar
          collection="job-applications"
          saved={
            <SavedFiltersMenu saved={[{ id: 9, title: 'Refusées', where: REJECTED_FILTER }]} />
          }
          status={{
            field: 'status',
            options: toFilterOptions(APPLICATION_STATUSES, applicationStatusLabels),
          }}
        />
      }
    />,
    { url: `/admin/collections/job-applications${query}` },
  )
  await expect.element(filterRegion).toBeVisible()
}

test('Filters are saved under a name with the keyboard', async () => {
  const requests = respond('post', '/api/payload-query-presets', json({ doc: {} }))
  await renderFilters({ query: '?where[and][0][status][equals]=accepted' })
  await getFilterChip('Plus de filtres').click()
  await pressKeyOn('{Enter}', getFilterChip('Enregistrer ces filtres'))
  await expect.element(filterRegion.getByLabelText('Nom de ces filtres')).toHaveFocus()
  await userEvent.keyboard('Acceptées{Enter}')
  await expect
    .poll(() => requests)
    .toEqual([
      {
        title: 'Acceptées',
        relatedCollection: 'job-applications',
        where: { and: [{ status: { equals: 'accepted' } }] },
      },
    ])
  await expect.poll(() => router.refresh.mock.calls.length).toBe(1)
})

test('Saved filters narrow the list by name and are deleted while they are in force', async () => {
  respond('delete', '/api/payload-query-presets/9', json({}, 500), json({}))
  await renderFilters()
  await getFilterChip('Plus de filtres').click()
  await savedFiltersSelect.selectOptions('Refusées')
  await expect.element(getFilterChip('Refusé')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(savedFiltersSelect).toHaveValue('9')
  const remove = filterRegion.getByRole('button', {
    name: /^Supprimer les filtres enregistrés « Refusées/,
  })
  await remove.click()
  await expect.element(page.getByText(/^Les filtres n’ont pas pu être supprimés/)).toBeVisible()
  await remove.click()
  await expect.element(page.getByText('Filtres supprimés')).toBeVisible()
  await savedFiltersSelect.selectOptions('Choisir…')
  await expect.element(getFilterChip('Toutes')).toHaveAttribute('aria-pressed', 'true')
})

test('A failed save of filters keeps their name in the field', async () => {
  network.use(http.post('*/api/payload-query-presets', () => HttpResponse.error()))
  await renderFilters({ query: '?where[and][0][status][equals]=accepted' })
  await getFilterChip('Plus de filtres').click()
  await getFilterChip('Enregistrer ces filtres').click()
  await expect.element(filterRegion.getByLabelText('Nom de ces filtres')).toHaveFocus()
  await userEvent.keyboard('Acceptées{Enter}')
  await expect.element(page.getByText(/^Les filtres n’ont pas pu être enregistrés/)).toBeVisible()
  await expect.element(filterRegion.getByLabelText('Nom de ces filtres')).toHaveValue('Acceptées')
})
