import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectNoSidewaysScroll, expectThumbSized } from '@/tests/component/support/axe'
import { network } from '@/tests/component/support/network'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import type { ListRow } from '@/tests/component/support/staffLists'
import { storeRecords } from '@/tests/component/support/storeRecords'
import { StandardList } from './support/StandardList'

const EXPERTISE_LIST_PATH = '/admin/collections/expertise-pages'
const FILTERED_LIST_URL = `${EXPERTISE_LIST_PATH}?search=Cloud&where[and][0][slug][contains]=cloud`

const aPageRow = (id: number, different: Partial<ListRow> = {}): ListRow => ({
  id,
  title: `Métier ${id}`,
  _status: 'published',
  ...different,
})
const PAGE_ROWS = [1, 2, 3, 4, 5, 6].map((id) => aPageRow(id))
const copyPageRows = () => PAGE_ROWS.map((row) => ({ ...row }))

const selectionBar = page.getByRole('region', { name: 'Lignes cochées' })
const dialog = page.getByRole('dialog')
const pressBarButton = (name: string | RegExp) => selectionBar.getByRole('button', { name }).click()

/** Four of six pages match the filter, two of them are on the first page of the list. */
async function tickAllFilteredPages() {
  const stored = storeRecords('expertise-pages', copyPageRows())
  const asked: string[] = []
  network.use(
    http.get('*/api/selections/expertise-pages', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ ids: [1, 2, 3, 4] })
    }),
  )
  await renderInAdmin(
    <StandardList collection="expertise-pages" docs={PAGE_ROWS.slice(0, 2)} total={4} />,
    { url: FILTERED_LIST_URL },
  )
  await page.getByRole('checkbox', { name: 'Tout cocher' }).click()
  await pressBarButton('Cocher les 4 lignes')
  await expect.element(selectionBar.getByText('Sélection : 4')).toBeVisible()
  expect(asked[0]).toContain('search=Cloud')
  return stored
}
const rowStatuses = (rows: ListRow[]) => rows.map(({ _status }) => _status)

test('"Retirer du site" on a filtered selection over several pages changes the rows that it counts', async () => {
  const stored = await tickAllFilteredPages()
  await pressBarButton('Retirer du site')
  await expect.element(dialog).toHaveTextContent('4 lignes seront retirées du site')
  await dialog.getByRole('button', { name: 'Retirer du site' }).click()
  await expect.element(page.getByText('4 lignes retirées du site')).toBeVisible()
  expect(rowStatuses(stored)).toEqual([
    'draft',
    'draft',
    'draft',
    'draft',
    'published',
    'published',
  ])
})

test('"Publier" counts and publishes the selected rows that are not published', async () => {
  const stored = await tickAllFilteredPages()
  for (const row of stored) row._status = row.id === 3 ? 'published' : 'draft'
  await pressBarButton('Publier')
  await expect.element(dialog).toHaveTextContent('3 lignes seront publiées')
  await dialog.getByRole('button', { name: 'Publier' }).click()
  await expect.element(page.getByText('3 lignes publiées')).toBeVisible()
  expect(rowStatuses(stored)).toEqual([
    ...Array.from({ length: 4 }, () => 'published'),
    ...Array.from({ length: 2 }, () => 'draft'),
  ])
})

test('Rows that the server refused to publish are counted, and the others stay done', async () => {
  await tickAllFilteredPages()
  network.use(
    http.patch('*/api/expertise-pages', () =>
      HttpResponse.json({ docs: PAGE_ROWS.slice(0, 3), errors: [{ id: 4 }] }, { status: 400 }),
    ),
  )
  await pressBarButton('Retirer du site')
  await dialog.getByRole('button', { name: 'Retirer du site' }).click()
  await expect.element(page.getByText('3 sur 4 seulement')).toBeVisible()
})

test('Deleting a filtered selection over several pages sends the ids that it counts', async () => {
  await tickAllFilteredPages()
  const sent: string[] = []
  network.use(
    http.patch('*/api/expertise-pages', ({ request }) => {
      sent.push(new URL(request.url).search)
      return HttpResponse.json({ docs: PAGE_ROWS.slice(0, 4), errors: [] })
    }),
  )
  await pressBarButton('Supprimer')
  await expect.element(dialog).toHaveTextContent('Mettre à la corbeille : 4')
  await dialog.getByRole('button', { name: 'Confirmer' }).click()
  await expect.poll(() => sent).toHaveLength(1)
  const ids = [...new URLSearchParams(sent[0])].filter(([name]) => /\[id\]\[in\]/.test(name))
  expect(ids.map(([, id]) => id)).toEqual(['1', '2', '3', '4'])
})

test('A selection at its limit of 100 rows shows how many rows the list has', async () => {
  network.use(
    http.get('*/api/selections/expertise-pages', () =>
      HttpResponse.json({ ids: Array.from({ length: 240 }, (_, index) => index + 1) }),
    ),
  )
  await renderInAdmin(
    <StandardList collection="expertise-pages" docs={PAGE_ROWS.slice(0, 2)} total={240} />,
    { url: EXPERTISE_LIST_PATH, width: 390 },
  )
  await page.getByRole('checkbox', { name: 'Cocher : Métier 1' }).click()
  await pressBarButton('Cocher toute la page')
  const limit = selectionBar.getByText('240 lignes en tout : une sélection en compte 100 au plus.')
  await expect.element(limit).not.toBeInTheDocument()
  await pressBarButton('Cocher les 100 premières lignes sur 240')
  await expect.element(selectionBar.getByText('Sélection : 100')).toBeVisible()
  await expect.element(limit).toBeVisible()
  expectNoSidewaysScroll()
})

test('At 390 px the bar of selected rows takes less than a quarter of a phone', async () => {
  storeRecords('expertise-pages', copyPageRows())
  await renderInAdmin(<StandardList collection="expertise-pages" docs={PAGE_ROWS} />, {
    url: EXPERTISE_LIST_PATH,
    width: 390,
  })
  await page.getByRole('checkbox', { name: 'Cocher : Métier 1' }).click()
  await expect.element(selectionBar.getByRole('button', { name: 'Retirer du site' })).toBeVisible()
  expect(selectionBar.element().getBoundingClientRect().height).toBeLessThan(844 / 4)
})

test('At 390 px a thumb restores from the trash without touching what deletes for good', async () => {
  const docs = storeRecords('job-offers', [aPageRow(3, { deletedAt: '2026-01-02T00:00:00.000Z' })])
  await renderInAdmin(<StandardList collection="job-offers" docs={docs} isTrash />, {
    url: '/admin/collections/job-offers/trash',
    width: 390,
  })
  await page.getByRole('checkbox', { name: 'Cocher : Métier 3' }).click()
  const restore = selectionBar.getByRole('button', { name: 'Restaurer' })
  const remove = selectionBar.getByRole('button', { name: 'Supprimer' })
  await expect.element(restore).toBeVisible()
  expectThumbSized([restore.element(), remove.element()])
  const apart =
    remove.element().getBoundingClientRect().left - restore.element().getBoundingClientRect().right
  expect(apart).toBeGreaterThanOrEqual(16)
})
