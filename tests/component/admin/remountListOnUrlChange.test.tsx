import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FilterBar } from '@/components/admin/list/FilterBar'
import { RemountListOnUrlChange } from '@/components/admin/list/RemountListOnUrlChange'
import { toFilterOptions } from '@/components/admin/list/toFilterOptions'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import { APPLICATION_STATUSES } from '@/src/domain/submissions/applicationStatus'
import { AdminList } from '@/tests/component/support/AdminList'
import { Navigation } from '@/tests/component/support/navigation'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { router } from '@/tests/component/support/router'
import { anApplicationRow } from '@/tests/component/support/staffLists'

const APPLICATION_LIST_PATH = '/admin/collections/job-applications'
const FILTERED_LIST_URL = `${APPLICATION_LIST_PATH}?search=Dubois&where[and][0][status][equals]=pending`
const STATUS_FILTER = {
  field: 'status',
  options: toFilterOptions(APPLICATION_STATUSES, applicationStatusLabels),
} as const

/** A list, a link to it without filters, and the page before it for "Back". */
function ListWithLinks() {
  const [url, visit] = useState(FILTERED_LIST_URL)
  // The router navigates to the URL that the list requests, as Next does.
  router.replace.mockImplementation((search: string) => visit(`${APPLICATION_LIST_PATH}${search}`))
  return (
    <Navigation url={url}>
      <button onClick={() => visit(APPLICATION_LIST_PATH)} type="button">
        Candidatures
      </button>
      <button onClick={() => visit(FILTERED_LIST_URL)} type="button">
        Retour
      </button>
      <RemountListOnUrlChange>
        <AdminList
          collection="job-applications"
          docs={[anApplicationRow()]}
          filters={<FilterBar collection="job-applications" status={STATUS_FILTER} />}
        />
      </RemountListOnUrlChange>
    </Navigation>
  )
}

const getFilterChip = (name: string) => page.getByRole('button', { name, exact: true })
const searchField = page.getByRole('textbox')
const clickButton = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function expectFilters({ pressed, word }: { pressed: string; word: string }) {
  await expect.element(getFilterChip(pressed)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(searchField).toHaveValue(word)
}

test('A link to a filtered list without its filters shows none, and "Back" shows them again', async () => {
  await renderInAdmin(<ListWithLinks />, { url: FILTERED_LIST_URL })
  await expectFilters({ pressed: 'En attente', word: 'Dubois' })
  await clickButton('Candidatures')
  await expectFilters({ pressed: 'Toutes', word: '' })
  expect(window.location.search).not.toContain('Dubois')
  await clickButton('Retour')
  await expectFilters({ pressed: 'En attente', word: 'Dubois' })
})

test('A filter that the list asks for itself leaves the list mounted', async () => {
  await renderInAdmin(<ListWithLinks />, { url: FILTERED_LIST_URL })
  await expectFilters({ pressed: 'En attente', word: 'Dubois' })
  const before = searchField.element()
  await clickButton('Refusé')
  await expectFilters({ pressed: 'Refusé', word: 'Dubois' })
  expect(before.isConnected).toBe(true)
})
