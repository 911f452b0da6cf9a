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
import { anApplication } from '@/tests/component/support/staffLists'

const LIST = '/admin/collections/job-applications'
const FILTERED = `${LIST}?search=Dubois&where[and][0][status][equals]=pending`
const status = {
  field: 'status',
  options: toFilterOptions(APPLICATION_STATUSES, applicationStatusLabels),
} as const

/** A list, a link to it without filters, and the page before it for "Back". */
function Visited() {
  const [url, visit] = useState(FILTERED)
  // The router navigates to the URL that the list requests, as Next does.
  router.replace.mockImplementation((search: string) => visit(`${LIST}${search}`))
  return (
    <Navigation url={url}>
      <button onClick={() => visit(LIST)} type="button">
        Candidatures
      </button>
      <button onClick={() => visit(FILTERED)} type="button">
        Retour
      </button>
      <RemountListOnUrlChange>
        <AdminList
          collection="job-applications"
          docs={[anApplication()]}
          filters={<FilterBar collection="job-applications" status={status} />}
        />
      </RemountListOnUrlChange>
    </Navigation>
  )
}

const chip = (name: string) => page.getByRole('button', { name, exact: true })
const search = page.getByRole('textbox')
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

async function expectFilters({ pressed, word }: { pressed: string; word: string }) {
  await expect.element(chip(pressed)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(search).toHaveValue(word)
}

test('A link to a filtered list without its filters shows none, and "Back" shows them again', async () => {
  await renderInAdmin(<Visited />, { url: FILTERED })
  await expectFilters({ pressed: 'En attente', word: 'Dubois' })
  await press('Candidatures')
  await expectFilters({ pressed: 'Toutes', word: '' })
  expect(window.location.search).not.toContain('Dubois')
  await press('Retour')
  await expectFilters({ pressed: 'En attente', word: 'Dubois' })
})

test('A filter that the list asks for itself leaves the list mounted', async () => {
  await renderInAdmin(<Visited />, { url: FILTERED })
  await expectFilters({ pressed: 'En attente', word: 'Dubois' })
  const before = search.element()
  await press('Refusé')
  await expectFilters({ pressed: 'Refusé', word: 'Dubois' })
  expect(before.isConnected).toBe(true)
})
