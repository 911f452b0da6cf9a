import { ListQueryProvider, SelectionProvider, useSelection } from '@payloadcms/ui'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { TrashSelection } from '@/components/admin/list/TrashSelection'
import { expectThumbSized } from '../support/axe'
import { renderInAdmin } from '../support/renderInAdmin'
import { anOffer } from '../support/staffLists'

const docs = [anOffer({ deletedAt: '2026-01-02T00:00:00.000Z' })]
const pages = { hasNextPage: false, hasPrevPage: false, limit: 10, pagingCounter: 1, totalPages: 1 }

function TickOffer() {
  const { setSelection } = useSelection()
  return (
    <button onClick={() => setSelection(3)} type="button">
      Cocher
    </button>
  )
}

test('At 390 px a thumb restores from the trash without touching what deletes for good', async () => {
  const url = '/admin/collections/job-offers/trash'
  await renderInAdmin(
    <ListQueryProvider
      collectionSlug="job-offers"
      data={{ ...pages, docs, totalDocs: 1 }}
      modifySearchParams
      query={{ limit: 10 }}
    >
      <SelectionProvider docs={docs} totalDocs={1}>
        <TickOffer />
        <TrashSelection collectionSlug="job-offers" />
      </SelectionProvider>
    </ListQueryProvider>,
    { url, width: 390 },
  )
  await page.getByRole('button', { name: 'Cocher' }).click()
  const restore = page.getByRole('button', { name: 'Restaurer' })
  const remove = page.getByRole('button', { name: 'Supprimer' })
  await expect.element(restore).toBeVisible()
  expectThumbSized([restore.element(), remove.element()])
  const apart =
    remove.element().getBoundingClientRect().left - restore.element().getBoundingClientRect().right
  expect(apart).toBeGreaterThanOrEqual(16)
})
