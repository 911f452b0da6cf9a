import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AdminList } from '../support/AdminList'
import { renderInAdmin } from '../support/renderInAdmin'
import { anApplicationRow, CELLS_BY_COLLECTION, type ListRow } from '../support/staffLists'

const APPLICATION_LIST_PATH = '/admin/collections/job-applications'

const applicationList = (docs: ListRow[]) => (
  <AdminList
    cells={CELLS_BY_COLLECTION['job-applications']}
    collection="job-applications"
    docs={docs}
  />
)

function ListWithEmptyButton() {
  const [docs, show] = useState<ListRow[]>([anApplicationRow()])
  return (
    <>
      <button onClick={() => show([])} type="button">
        Aucune
      </button>
      {applicationList(docs)}
    </>
  )
}

test('The number of rows changes in the element that screen readers already know', async () => {
  await renderInAdmin(<ListWithEmptyButton />, { url: APPLICATION_LIST_PATH })
  const count = page.getByRole('status').filter({ hasText: /^1 candidature$/ })
  await expect.element(count).toBeVisible()
  const before = count.element()
  await page.getByRole('button', { name: 'Aucune' }).click()
  await expect.element(page.getByRole('heading', { name: 'Aucune candidature' })).toBeVisible()
  expect(before.isConnected).toBe(true)
  expect(before.textContent).toBe('Aucune candidature')
})

test('The links of a row lead to the application within the list that was narrowed', async () => {
  await renderInAdmin(applicationList([anApplicationRow()]), {
    url: `${APPLICATION_LIST_PATH}?search=Dubois`,
  })
  for (const name of ['Inès Dubois', 'Voir les détails : Inès Dubois']) {
    const link = page.getByRole('link', { name, exact: true })
    await expect
      .element(link)
      .toHaveAttribute('href', `${APPLICATION_LIST_PATH}/7?liste=search%3DDubois`)
  }
  const write = page.getByRole('link', { name: 'Écrire à Inès Dubois' })
  await expect.element(write).toHaveAttribute('href', 'mailto:ines@candidats.test')
  await expect.element(page.getByText('06 12 34 56 78')).toBeVisible()
})
