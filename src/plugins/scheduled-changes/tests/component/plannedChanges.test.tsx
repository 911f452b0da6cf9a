import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { PlannedChanges } from '@/src/plugins/scheduled-changes/admin/PlannedChanges'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, respond } from '@/tests/component/support/respond'
import { testAt } from '@/tests/component/support/testAt'

const CHANGES_API_PATH = '/api/changements-prevus'
const VALUE_PAGE_DOCUMENT = {
  collection: 'value-pages',
  id: 7,
  fields: { title: 'Sobriété' },
} as const
const PLANNED_PUBLICATION = {
  id: 3,
  kind: 'publish',
  at: '2027-01-04T08:00:00.000Z',
  by: 'Andrée Ponge',
  state: 'planned',
  reason: null,
}
const plannedChangesResponse = (...changes: object[]) => json({ changes })
const scheduleDialog = page.getByRole('dialog', { name: 'Programmer un changement' })
const scheduleButton = scheduleDialog.getByRole('button', { name: 'Programmer' })

testAt([390, 1440])(
  'A publication is planned in the time zone of the site at %i px',
  async (width) => {
    respond(
      'get',
      CHANGES_API_PATH,
      plannedChangesResponse(),
      plannedChangesResponse(),
      plannedChangesResponse(PLANNED_PUBLICATION),
    )
    const past = HttpResponse.json({ error: 'Cette heure est déjà passée.' }, { status: 422 })
    const sent = respond('post', CHANGES_API_PATH, past, json({}))
    await renderInAdmin(inDocument(<PlannedChanges />, VALUE_PAGE_DOCUMENT), { width })
    await page.getByRole('button', { name: 'Programmer…' }).click()
    await expect.element(scheduleDialog.getByRole('radio', { name: 'Publication' })).toBeChecked()
    const at = scheduleDialog.getByLabelText('Date et heure')
    await scheduleButton.click()
    await expect.element(at).toHaveAccessibleDescription(/^Donnez une date et une heure\./)
    expect(sent).toEqual([])
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
    await at.fill('2027-01-04T09:00')
    await scheduleButton.click()
    await expect.element(at).toHaveAccessibleDescription(/^Cette heure est déjà passée\./)
    await scheduleButton.click()
    await expect.element(page.getByText('Changement programmé.')).toBeVisible()
    await expect.element(page.getByText('Publication prévue le 04/01/2027 09:00')).toBeVisible()
    await expect.element(scheduleDialog).not.toBeInTheDocument()
    const change = { place: { collection: 'value-pages', id: 7 }, kind: 'publish' }
    expect(sent).toEqual([1, 2].map(() => ({ ...change, at: '2027-01-04T09:00' })))
  },
)

test('An incomplete page is planned with a warning', async () => {
  respond('get', CHANGES_API_PATH, plannedChangesResponse())
  const sent = respond(
    'post',
    CHANGES_API_PATH,
    json({ warning: 'Changement programmé. Attention : complétez.' }),
  )
  await renderInAdmin(inDocument(<PlannedChanges />, VALUE_PAGE_DOCUMENT))
  await page.getByRole('button', { name: 'Programmer…' }).click()
  await scheduleDialog.getByRole('radio', { name: 'Retrait du site' }).click()
  await expect
    .element(scheduleDialog.getByText('Les visiteurs ne verront plus la page.'))
    .toBeVisible()
  await scheduleDialog.getByLabelText('Date et heure').fill('2027-01-04T09:00')
  await scheduleButton.click()
  await expect.element(page.getByText('Attention : complétez.')).toBeVisible()
  expect(sent).toMatchObject([{ kind: 'unpublish' }])
})

test('A planned change is cancelled after a confirmation', async () => {
  respond(
    'get',
    CHANGES_API_PATH,
    plannedChangesResponse({ ...PLANNED_PUBLICATION, state: 'failed', reason: 'plannerGone' }),
    plannedChangesResponse(),
  )
  const sent = respond('delete', CHANGES_API_PATH, json({}))
  await renderInAdmin(inDocument(<PlannedChanges />, VALUE_PAGE_DOCUMENT))
  const line = page.getByText('Publication échouée, prévue le 04/01/2027 09:00')
  await expect.element(line).toBeVisible()
  await expect.element(page.getByText('n’a plus de compte actif')).toBeVisible()
  await page.getByRole('button', { name: 'Renoncer' }).click()
  const question = page.getByRole('dialog', { name: 'Renoncer à ce changement' })
  await question.getByRole('button', { name: 'Annuler' }).click()
  expect(sent).toEqual([])
  await page.getByRole('button', { name: 'Renoncer' }).click()
  await question.getByRole('button', { name: 'Renoncer' }).click()
  await expect.element(page.getByText('Ce qui était programmé ne se fera pas.')).toBeVisible()
  await expect.element(line).not.toBeInTheDocument()
  expect(sent).toEqual([{ id: 3 }])
})

test.each([
  { of: 'in the trash', info: { isTrashed: true } },
  { of: 'that may not be changed', info: { docPermissions: { fields: {} } } },
])('A change cannot be planned for a page $of', async ({ info }) => {
  const reads = respond('get', CHANGES_API_PATH, plannedChangesResponse())
  await renderInAdmin(
    inDocument(
      <>
        <p>Page</p>
        <PlannedChanges />
      </>,
      { ...VALUE_PAGE_DOCUMENT, info },
    ),
  )
  await expect.element(page.getByText('Page')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Programmer…' })).not.toBeInTheDocument()
  await expect.poll(() => reads).toHaveLength(1)
})
