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
import { anApplication } from '../support/staffLists'

const LIST = '/admin/collections/job-applications'
const filters = page.getByRole('region', { name: 'Filtrer les candidatures' })
const chip = (name: string) => filters.getByRole('button', { name, exact: true })
const dates = { from: filters.getByLabelText('Du'), until: filters.getByLabelText('Au') }

/** Reads the conditions of the latest requested list from its URL. */
const conditions = () => {
  const search = new URLSearchParams(String(router.replace.mock.lastCall?.[0]))
  return Object.fromEntries([...search].filter(([name]) => name.startsWith('where')))
}

async function press(key: string, target: { element: () => HTMLElement | SVGElement }) {
  target.element().focus()
  await userEvent.keyboard(key)
}

async function renderFilters({ query = '', width = 1440 } = {}) {
  await renderInAdmin(
    <AdminList
      collection="job-applications"
      docs={[anApplication()]}
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
    { url: `${LIST}${query}`, width },
  )
  await expect.element(filters).toBeVisible()
}

test('The keyboard narrows the list by status, offer and day, and clears all of it', async () => {
  // Payload’s own filters, which the list hides, request the title of the chosen offer.
  respond('get', '/api/job-offers', json({ docs: [] }))
  respond('get', '/api/job-offers/3', json({ id: 3, title: 'Architecte Sécurité' }))
  await renderFilters()
  await press('{Enter}', chip('Refusé'))
  await expect.element(chip('Refusé')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(chip('Toutes')).toHaveAttribute('aria-pressed', 'false')
  expect(conditions()).toEqual({ 'where[and][0][status][equals]': 'rejected' })
  await filters.getByLabelText('Offre').selectOptions('Architecte Sécurité')
  await expect.poll(conditions).toEqual({
    'where[and][0][status][equals]': 'rejected',
    'where[and][1][jobOffer][equals]': '3',
  })
  await press('{Enter}', chip('Aujourd’hui'))
  await expect.element(chip('Aujourd’hui')).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => Object.keys(conditions()).join()).toContain('[createdAt]')
  await press('{Enter}', chip('Aujourd’hui'))
  await expect.element(chip('Aujourd’hui')).toHaveAttribute('aria-pressed', 'false')
  await press('{Enter}', chip('Effacer les filtres'))
  await expect.poll(conditions).toEqual({})
  await expect.element(chip('Toutes')).toHaveAttribute('aria-pressed', 'true')
})

test('A date takes effect once its year is whole, and no longer once it is deleted', async () => {
  await renderFilters()
  await chip('Plus de filtres').click()
  dates.until.element().focus()
  await userEvent.keyboard('0101202')
  expect(conditions()).toEqual({})
  await userEvent.keyboard('0')
  await expect.element(dates.until).toHaveValue('2020-01-01')
  const condition = 'where[and][0][createdAt][less_than_equal]'
  await expect.poll(conditions).toEqual({ [condition]: '2020-01-01T22:59:59.999Z' })
  // No request went out for the year 202.
  expect(router.replace.mock.calls.filter(([url]) => String(url).includes('=02'))).toEqual([])
  await press('{Delete}', dates.until)
  await expect.poll(conditions).toEqual({})
})

test('Dates the wrong way round are explained at both fields', async () => {
  const query = new URLSearchParams({
    'where[and][0][createdAt][greater_than_equal]': '2026-11-19T23:00:00.000Z',
    'where[and][1][createdAt][less_than_equal]': '2020-01-01T22:59:59.999Z',
  })
  await renderFilters({ query: `?${query}` })
  await expect.element(filters.getByRole('alert')).toHaveTextContent('est après la date')
  for (const date of Object.values(dates)) {
    await expect.element(date).toHaveAttribute('aria-invalid', 'true')
    await expect.element(date).toHaveAccessibleDescription(/est après la date/)
  }
})

test('Filters that the bar cannot show are named and cleared', async () => {
  await renderFilters({ query: '?where[or][0][status][equals]=pending&where[or][1][id][equals]=4' })
  await expect.element(filters).toHaveTextContent('Des filtres particuliers sont en vigueur.')
  await chip('Effacer les filtres').click()
  await expect.element(chip('Toutes')).toHaveAttribute('aria-pressed', 'true')
})

test('At 390 px the filters are thumb-sized and the page does not scroll sideways', async () => {
  await renderFilters({ query: '?where[and][0][status][equals]=accepted', width: 390 })
  await chip('Plus de filtres').click()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
  expectThumbSized(filters.element().querySelectorAll('fieldset button, [aria-expanded]'))
  for (const control of filters.element().querySelectorAll('select, input')) {
    expect(control.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
})

test('In forced colours the chosen filter differs from the others', async () => {
  const colours = { name: 'forced-colors', value: 'active' }
  await cdp().send('Emulation.setEmulatedMedia', { features: [colours] })
  await renderFilters()
  const background = (name: string) => getComputedStyle(chip(name).element()).backgroundColor
  expect(background('Toutes')).not.toBe(background('Refusé'))
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
})
