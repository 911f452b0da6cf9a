import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RemoveCriterion } from '@/src/plugins/criteria-replacement/admin/RemoveCriterion'
import { expectNoAxeViolation } from '@/tests/component/support/axe'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, refusal, respond } from '@/tests/component/support/respond'
import { router } from '@/tests/component/support/router'

const lille = {
  collection: 'offer-criteria',
  id: 7,
  fields: { label: 'Lille', kind: 'location', code: 'lille' },
} as const
const dialog = page.getByRole('dialog', { name: 'Supprimer « Lille »' })
const submit = dialog.getByRole('button', { name: 'Supprimer' })

test('A criterion of some offers is removed once another one replaces it', async () => {
  const used = '« Lille » est utilisé par 1 offre (1 en ligne).'
  const sent = respond('delete', '/api/offer-criteria/7', refusal(409, used), json({}))
  respond('get', '/api/offer-criteria', json({ docs: [{ code: 'nantes', label: 'Nantes' }] }))
  await renderInAdmin(inDocument(<RemoveCriterion />, lille))
  await page.getByRole('button', { name: 'Supprimer…' }).click()
  await expect.element(dialog.getByText('Ce critère ne sera plus proposé')).toBeVisible()
  await submit.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(used)
  await expectNoAxeViolation()
  await dialog.getByLabelText('Remplacer par').selectOptions('Nantes')
  await submit.click()
  await expect.element(page.getByText('Critère supprimé')).toBeVisible()
  await expect.poll(() => router.push.mock.calls).toEqual([['/admin/collections/offer-criteria']])
  expect(sent).toHaveLength(2)
})

test('A criterion without offers is removed at once, and the last one of its kind is not', async () => {
  const last = 'C’est le dernier que l’on puisse choisir.'
  respond('delete', '/api/offer-criteria/7', refusal(400, last), json({}))
  await renderInAdmin(inDocument(<RemoveCriterion />, lille))
  await page.getByRole('button', { name: 'Supprimer…' }).click()
  await submit.click()
  await expect.element(dialog.getByRole('alert')).toHaveTextContent(last)
  await expect.element(dialog.getByLabelText('Remplacer par')).not.toBeInTheDocument()
  await submit.click()
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
      { ...lille, info },
    ),
  )
  await expect.element(page.getByText('Lille')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Supprimer…' })).not.toBeInTheDocument()
})
