import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RecruiterSelect } from '@/src/plugins/offer-recruiter/admin/RecruiterSelect'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'

test('The list shows the names, and a stored account without rights as suspended', async () => {
  const recruiters = [
    { id: 1, name: 'Awa Diop' },
    { id: 2, name: 'Léa Roux' },
  ]
  await renderInAdmin(
    inDocument(<RecruiterSelect path="recruiter" recruiters={recruiters} />, {
      collection: 'job-offers',
      id: 1,
      fields: { recruiter: 3 },
    }),
  )
  await expect.element(page.getByText('Compte suspendu ou supprimé')).toBeVisible()
  await page.getByRole('combobox').click()
  await expect.poll(() => page.getByRole('option').all()).toHaveLength(3)
  await page.getByRole('option', { name: 'Léa Roux' }).click()
  await expect.element(page.getByText('Léa Roux', { exact: true })).toBeVisible()
})
