import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { AdminList } from '@/tests/component/support/AdminList'
import { countAdminRefreshes } from '@/tests/component/support/countFetches'
import { network } from '@/tests/component/support/network'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import {
  anApplicationRow,
  CELLS_BY_COLLECTION,
  type ListRow,
} from '@/tests/component/support/staffLists'
import { storeRecords } from '@/tests/component/support/storeRecords'

const APPLICATION_LIST_PATH = '/admin/collections/job-applications'
const selectionBar = page.getByRole('region', { name: 'Lignes cochées' })
const tickAllBox = page.getByRole('checkbox', { name: 'Tout cocher' })
const getRowCheckbox = (name: string) =>
  page.getByRole('checkbox', { name: `Cocher : ${name}`, exact: true })
const pressBarButton = (name: string) =>
  selectionBar.getByRole('button', { name, exact: true }).click()

const severalApplications = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    anApplicationRow({ id: place + 1, candidateName: `Candidat ${place + 1}.` }),
  )

function applicationList(docs: ListRow[], total?: number) {
  return (
    <AdminList
      cells={CELLS_BY_COLLECTION['job-applications']}
      collection="job-applications"
      docs={docs}
      total={total}
    />
  )
}

async function renderApplications(
  docs: ListRow[],
  { total = docs.length, url = APPLICATION_LIST_PATH, width = 1440 } = {},
) {
  const stored = storeRecords('job-applications', structuredClone(docs))
  await renderInAdmin(applicationList(docs, total), { url, width })
  return stored
}

test('One status for several is announced, and undoing gives each its own status back', async () => {
  const [first = anApplicationRow(), second = anApplicationRow()] = severalApplications(2)
  const stored = await renderApplications([first, { ...second, status: 'reviewed' }])
  await tickAllBox.click()
  await pressBarButton('Refusé')
  await expect.element(page.getByText('2 statuts mis à jour avec succès')).toBeVisible()
  expect(stored.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect.element(selectionBar).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('Changement annulé')).toBeVisible()
  expect(stored.map(({ status }) => status)).toEqual(['pending', 'reviewed'])
})

test('Undoing leaves what a colleague has decided meanwhile, and shows how many', async () => {
  const stored = await renderApplications(severalApplications(3))
  await tickAllBox.click()
  await pressBarButton('Refusé')
  await expect.element(page.getByText('3 statuts mis à jour avec succès')).toBeVisible()
  Object.assign(stored[1] ?? {}, { status: 'accepted' })
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect
    .element(page.getByText('Changement annulé, sauf pour une ligne modifiée entre-temps'))
    .toBeVisible()
  expect(stored.map(({ status }) => status)).toEqual(['pending', 'accepted', 'pending'])
})

test('A refused change of several keeps them ticked for another try', async () => {
  const stored = await renderApplications(severalApplications(2))
  const refreshes = countAdminRefreshes()
  let isRefusing = true
  network.use(
    http.patch('*/api/job-applications', () =>
      isRefusing ? HttpResponse.text('<p>Maintenance</p>', { status: 502 }) : undefined,
    ),
  )
  await tickAllBox.click()
  await pressBarButton('Refusé')
  await expect.element(page.getByText('Erreur lors de la mise à jour du statut')).toBeVisible()
  await expect.element(selectionBar.getByText('2 lignes cochées')).toBeVisible()
  // A refresh would clear the selection.
  expect(refreshes()).toBe(0)
  isRefusing = false
  await pressBarButton('Refusé')
  await expect.element(page.getByText('2 statuts mis à jour avec succès')).toBeVisible()
  expect(stored.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})

test('A change that is the case everywhere is not sent', async () => {
  await renderApplications(severalApplications(2))
  network.use(http.patch('*/api/job-applications', () => HttpResponse.error()))
  await tickAllBox.click()
  await pressBarButton('En attente')
  await expect.element(page.getByText('Rien à changer : c’est déjà le cas partout')).toBeVisible()
})

test('Shift ticks and unticks the rows between two', async () => {
  await renderApplications(severalApplications(6))
  await getRowCheckbox('Candidat 2.').click()
  await getRowCheckbox('Candidat 5.').click({ modifiers: ['Shift'] })
  await expect.element(selectionBar.getByText('4 lignes cochées')).toBeVisible()
  await getRowCheckbox('Candidat 4.').click({ modifiers: ['Shift'] })
  await expect.element(selectionBar.getByText('2 lignes cochées')).toBeVisible()
  getRowCheckbox('Candidat 6.').element().focus()
  await userEvent.keyboard('{Shift>} {/Shift}')
  await expect.element(selectionBar.getByText('5 lignes cochées')).toBeVisible()
  await pressBarButton('Tout décocher')
  await expect.element(selectionBar).not.toBeInTheDocument()
})

test('One press ticks all pages, and what they hold is changed, exported and deleted at once', async () => {
  const stored = storeRecords('job-applications', severalApplications(12))
  const url = `${APPLICATION_LIST_PATH}?search=Candidat`
  await renderInAdmin(applicationList(severalApplications(12).slice(0, 10), 12), { url })
  const asked: string[] = []
  network.use(
    http.get('*/api/selections/job-applications', ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ ids: stored.map(({ id }) => id) })
    }),
  )
  await tickAllBox.click()
  await pressBarButton('Cocher les 12 candidatures')
  await expect.element(selectionBar.getByText('12 lignes cochées')).toBeVisible()
  expect(asked).toEqual(['?search=Candidat'])

  const ids = selectionBar.element().querySelector<HTMLInputElement>('form input[name="ids"]')
  expect(ids?.form?.getAttribute('action')).toBe('/api/exports/job-applications')
  expect(ids?.value).toBe('1,2,3,4,5,6,7,8,9,10,11,12')

  await pressBarButton('Supprimer')
  const dialog = page.getByRole('dialog', { name: 'Supprimer définitivement' })
  const confirm = dialog.getByRole('button', { name: 'Supprimer définitivement' })
  await confirm.click()
  await expect.element(dialog.getByText(/^Tapez 12 pour confirmer/)).toBeVisible()
  expect(stored).toHaveLength(12)
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  await pressBarButton('Refusé')
  await expect.element(page.getByText('12 statuts mis à jour avec succès')).toBeVisible()
  expect(new Set(stored.map(({ status }) => status))).toEqual(new Set(['rejected']))
  await expect.element(selectionBar).not.toBeInTheDocument()

  await tickAllBox.click()
  await pressBarButton('Cocher les 12 candidatures')
  await pressBarButton('Supprimer')
  await dialog.getByRole('textbox').fill('12')
  await confirm.click()
  await expect.element(page.getByText('12 candidatures supprimées avec succès')).toBeVisible()
  expect(stored).toEqual([])
})

test('Other pages that cannot be ticked are announced', async () => {
  await renderApplications(severalApplications(10), { total: 12 })
  network.use(http.get('*/api/selections/job-applications', () => HttpResponse.error()))
  await tickAllBox.click()
  await pressBarButton('Cocher les 12 candidatures')
  await expect.element(page.getByText(/^Les autres pages n’ont pas pu être cochées/)).toBeVisible()
  await expect.element(selectionBar.getByText('10 lignes cochées')).toBeVisible()
})

test('At 390 px, where no box is above the list, one press ticks the page', async () => {
  await renderApplications(severalApplications(3), { width: 390 })
  await getRowCheckbox('Candidat 1.').click()
  await pressBarButton('Cocher toute la page')
  await expect.element(selectionBar.getByText('3 lignes cochées')).toBeVisible()
})

test('A Moderator is offered neither export nor deletion of ticked rows', async () => {
  storeRecords('job-applications', severalApplications(1))
  const read = { create: true, fields: true, read: true, update: true } as const
  await renderInAdmin(applicationList(severalApplications(1)), {
    url: APPLICATION_LIST_PATH,
    permissions: { canAccessAdmin: true, collections: { 'job-applications': read }, globals: {} },
  })
  await tickAllBox.click()
  await expect.element(selectionBar.getByRole('button', { name: 'Refusé' })).toBeVisible()
  await expect
    .element(selectionBar.getByRole('button', { name: 'Supprimer' }))
    .not.toBeInTheDocument()
  await expect.element(page.getByText('Exporter')).not.toBeInTheDocument()
})
