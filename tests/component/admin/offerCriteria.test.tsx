import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CriterionSelect } from '@/components/admin/offerCriteria/CriterionSelect'
import { RemoveCriterion } from '@/components/admin/offerCriteria/RemoveCriterion'
import { expectNoAxeViolation } from '../support/axe'
import { inDocument } from '../support/inDocument'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, refusal, respond } from '../support/respond'
import { router } from '../support/router'

const lille = {
  collection: 'offer-criteria',
  id: 7,
  fields: { label: 'Lille', kind: 'location', code: 'lille' },
} as const
const dialog = page.getByRole('dialog', { name: 'Supprimer « Lille »' })
const submit = dialog.getByRole('button', { name: 'Supprimer' })

test('a criterion that offers have is removed once another replaces it', async () => {
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

test('a criterion that no offer has is removed at once, and its last one is not', async () => {
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

test('a user who may not delete criteria has no way to it', async () => {
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

test('a retired criterion is a choice only for the offer that has it', async () => {
  const options = [
    { value: 'lille', label: 'Lille (retiré)', isRetired: true },
    { value: 'metz', label: 'Metz (retiré)', isRetired: true },
    { value: 'nantes', label: 'Nantes', isRetired: false },
  ]
  await renderInAdmin(
    inDocument(
      <CriterionSelect
        field={{ name: 'location', label: 'Lieu', type: 'text', required: true }}
        options={options}
        path="location"
      />,
      { collection: 'job-offers', id: 1, fields: { location: 'lille' } },
    ),
  )
  await expect.element(page.getByText('Lille (retiré)')).toBeVisible()
  const list = page.getByRole('combobox')
  await list.click()
  await expect.poll(() => page.getByRole('option').all()).toHaveLength(2)
  await page.getByRole('option', { name: 'Nantes' }).click()
  await list.click()
  await expect.element(page.getByRole('option', { name: 'Lille (retiré)' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'Metz' })).not.toBeInTheDocument()
})
