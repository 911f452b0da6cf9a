import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { CriterionSelect } from '@/components/admin/offerCriteria/CriterionSelect'
import { inDocument } from '../support/inDocument'
import { renderInAdmin } from '../support/renderInAdmin'

test('A retired criterion can be chosen only for an offer that has it', async () => {
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
