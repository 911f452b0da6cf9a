import { expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { FilterBar } from '@/components/admin/list/FilterBar'
import { toFilterOptions } from '@/components/admin/list/toFilterOptions'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { AdminList } from '../support/AdminList'
import { expectNoAxeViolation, expectNoSidewaysScroll, expectThumbSized } from '../support/axe'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, respond } from '../support/respond'
import { router } from '../support/router'
import { anApplicationRow } from '../support/staffLists'

const APPLICATION_LIST_PATH = '/admin/collections/job-applications'
const filterRegion = page.getByRole('region', { name: 'Filtrer les candidatures' })
const getFilterChip = (name: string) => filterRegion.getByRole('button', { name, exact: true })
const dateInputs = {
  from: filterRegion.getByLabelText('Du'),
  until: filterRegion.getByLabelText('Au'),
}

/** Reads the conditions of the latest requested list from its URL. */
const requestedConditions = () => {
  const search = new URLSearchParams(String(router.replace.mock.lastCall?.[0]))
  return Object.fromEntries([...search].filter(([name]) => name.startsWith('where')))
}

async function pressKeyOn(key: string, target: { element: () => HTMLElement | SVGElement }) {
  target.element().focus()
  await userEvent.keyboard(key)
}

async function renderFilters({ query = '', width = 1440 } = {}) {
  await renderInAdmin(
    <AdminList
      collection="job-applications"
      docs={[anApplicationRow()]}
      filters={
        <FilterBar
          byDay
          collection="job-applications"
          first={{ field: 'jobOffer', options: [{ value: '3', label: 'Architecte Sécurité' }] }}
          folded={[{ field: 'source', options: [{ value: 'direct', label: 'Accès direct' }] }]}
          status={{
            field: 'status',
            options: toFilterOptions(APPLICATION_STATUSES, applicationStatusLabels),
          }}
        />
      }
    />,
    { url: `${APPLICATION_LIST_PATH}${query}`, width },
  )
  await expect.element(filterRegion).toBeVisible()
}

test('The keyboard narrows the list by status, offer and day, and clears all of it', async () => {
  // Payload’s own filters, which the list hides, request the title of the chosen offer.
  respond('get', '/api/job-offers', json({ docs: [] }))
  respond('get', '/api/job-offers/3', json({ id: 3, title: 'Architecte Sécurité' }))
  await renderFilters()
  await pressKeyOn('{Enter}', getFilterChip('Refusé'))
  await expect.element(getFilterChip('Refusé')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(getFilterChip('Toutes')).toHaveAttribute('aria-pressed', 'false')
  expect(requestedConditions()).toEqual({ 'where[and][0][status][equals]': 'rejected' })
  await filterRegion.getByLabelText('Offre').selectOptions('Architecte Sécurité')
  await expect.poll(requestedConditions).toEqual({
    'where[and][0][status][equals]': 'rejected',
    'where[and][1][jobOffer][equals]': '3',
  })
  await pressKeyOn('{Enter}', getFilterChip('Aujourd’hui'))
  await expect.element(getFilterChip('Aujourd’hui')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => Object.keys(requestedConditions()).join()).toContain('[createdAt]')
  await pressKeyOn('{Enter}', getFilterChip('Aujourd’hui'))
  await expect.element(getFilterChip('Aujourd’hui')).toHaveAttribute('aria-pressed', 'false')
  await pressKeyOn('{Enter}', getFilterChip('Effacer les filtres'))
  await expect.poll(requestedConditions).toEqual({})
  await expect.element(getFilterChip('Toutes')).toHaveAttribute('aria-pressed', 'true')
})

test('A date takes effect once its year is whole, and no longer once it is deleted', async () => {
  await renderFilters()
  await getFilterChip('Plus de filtres').click()
  dateInputs.until.element().focus()
  await userEvent.keyboard('0101202')
  expect(requestedConditions()).toEqual({})
  await userEvent.keyboard('0')
  await expect.element(dateInputs.until).toHaveValue('2020-01-01')
  const condition = 'where[and][0][createdAt][less_than_equal]'
  await expect.poll(requestedConditions).toEqual({ [condition]: '2020-01-01T22:59:59.999Z' })
  // No request went out for the year 202.
  expect(router.replace.mock.calls.filter(([url]) => String(url).includes('=02'))).toEqual([])
  await pressKeyOn('{Delete}', dateInputs.until)
  await expect.poll(requestedConditions).toEqual({})
})

test('Dates the wrong way round are explained at both fields', async () => {
  const query = new URLSearchParams({
    'where[and][0][createdAt][greater_than_equal]': '2026-11-19T23:00:00.000Z',
    'where[and][1][createdAt][less_than_equal]': '2020-01-01T22:59:59.999Z',
  })
  await renderFilters({ query: `?${query}` })
  await expect.element(filterRegion.getByRole('alert')).toHaveTextContent('est après la date')
  for (const date of Object.values(dateInputs)) {
    await expect.element(date).toHaveAttribute('aria-invalid', 'true')
    await expect.element(date).toHaveAccessibleDescription(/est après la date/)
  }
})

test('Filters that the bar cannot show are named and cleared', async () => {
  await renderFilters({ query: '?where[or][0][status][equals]=pending&where[or][1][id][equals]=4' })
  await expect.element(filterRegion).toHaveTextContent('Des filtres particuliers sont en vigueur.')
  await getFilterChip('Effacer les filtres').click()
  await expect.element(getFilterChip('Toutes')).toHaveAttribute('aria-pressed', 'true')
})

test('At 390 px the filters are thumb-sized and the page does not scroll sideways', async () => {
  await renderFilters({ query: '?where[and][0][status][equals]=accepted', width: 390 })
  await getFilterChip('Plus de filtres').click()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
  expectThumbSized(filterRegion.element().querySelectorAll('fieldset button, [aria-expanded]'))
  for (const control of filterRegion.element().querySelectorAll('select, input')) {
    expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
})

test('In forced colours the chosen filter differs from the others', async () => {
  const colours = { name: 'forced-colors', value: 'active' }
  await cdp().send('Emulation.setEmulatedMedia', { features: [colours] })
  await renderFilters()
  const background = (name: string) =>
    getComputedStyle(getFilterChip(name).element()).backgroundColor
  expect(background('Toutes')).not.toBe(background('Refusé'))
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})
