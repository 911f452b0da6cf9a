import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RemoveCriterion } from '@/src/plugins/criteria-replacement/admin/RemoveCriterion'
import { expectNoAxeViolation } from '@/tests/component/support/axe'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, refusalResponse, respond } from '@/tests/component/support/respond'
import { router } from '@/tests/component/support/router'

const LILLE_CRITERION = {
  collection: 'offer-criteria',
  id: 7,
  fields: { label: 'Lille', kind: 'location', code: 'lille' },
} as const
const deleteDialog = page.getByRole('dialog', { name: 'Supprimer « Lille »' })
const deleteButton = deleteDialog.getByRole('button', { name: 'Supprimer' })

test('A criterion of some offers is removed once another one replaces it', async () => {
  const used = '« Lille » est utilisé par 1 offre (1 en ligne).'
  const sent = respond('delete', '/api/offer-criteria/7', refusalResponse(409, used), json({}))
  respond('get', '/api/offer-criteria', json({ docs: [{ code: 'nantes', label: 'Nantes' }] }))
  await renderInAdmin(inDocument(<RemoveCriterion />, LILLE_CRITERION))
  await page.getByRole('button', { name: 'Supprimer…' }).click()
  await expect.element(deleteDialog.getByText('Ce critère ne sera plus proposé')).toBeVisible()
  await deleteButton.click()
  await expect.element(deleteDialog.getByRole('alert')).toHaveTextContent(used)
  await expectNoAxeViolation()
  await deleteDialog.getByLabelText('Remplacer par').selectOptions('Nantes')
  await deleteButton.click()
  await expect.element(page.getByText('Critère supprimé')).toBeVisible()
  await expect.poll(() => router.push.mock.calls).toEqual([['/admin/collections/offer-criteria']])
  expect(sent).toHaveLength(2)
})

test('A criterion without offers is removed at once, and the last one of its kind is not', async () => {
  const last = 'C’est le dernier que l’on puisse choisir.'
  respond('delete', '/api/offer-criteria/7', refusalResponse(400, last), json({}))
  await renderInAdmin(inDocument(<RemoveCriterion />, LILLE_CRITERION))
  await page.getByRole('button', { name: 'Supprimer…' }).click()
  await deleteButton.click()
  await expect.element(deleteDialog.getByRole('alert')).toHaveTextContent(last)
  await expect.element(deleteDialog.getByLabelText('Remplacer par')).not.toBeInTheDocument()
  await deleteButton.click()
  await expect.element(page.getByText('Critère supprimé')).toBeVisible()
})

test('A user who may not delete criteria sees no button for it', async () => {
  const info = { hasDeletePermission: false }
  await renderInAdmin(
    inDocument(
      <>
        <p>Lille</p>
        <RemoveCriterion />
      </>,
      { ...LILLE_CRITERION, info },
    ),
  )
  await expect.element(page.getByText('Lille')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Supprimer…' })).not.toBeInTheDocument()
})
