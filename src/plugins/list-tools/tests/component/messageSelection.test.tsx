import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { AdminList } from '@/tests/component/support/AdminList'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { aMessageRow } from '@/tests/component/support/staffLists'
import { storeRecords } from '@/tests/component/support/storeRecords'

test('Several messages go a step further, except those that are there already', async () => {
  const messages = [aMessageRow(), aMessageRow({ id: 6, status: 'replied' })]
  const stored = storeRecords('contact-messages', structuredClone(messages))
  await renderInAdmin(<AdminList collection="contact-messages" docs={messages} />, {
    url: '/admin/collections/contact-messages',
  })
  await page.getByRole('checkbox', { name: 'Tout cocher' }).click()
  const bar = page.getByRole('region', { name: 'Lignes cochées' })
  await bar.getByRole('button', { name: 'Marquer comme lu' }).click()
  await expect.element(page.getByText('Statut mis à jour avec succès')).toBeVisible()
  expect(stored.map(({ status }) => status)).toEqual(['read', 'replied'])
})
