import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MessageStatusControl } from '@/components/admin/contactMessages/MessageStatusControl'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, respond } from '@/tests/component/support/respond'

test('A message is marked as read by one button, and back', async () => {
  const saved = respond('patch', '/api/contact-messages/5')
  const undone = respond('patch', '/api/contact-messages', json({ docs: [{ id: 5 }] }))
  await renderInAdmin(
    <MessageStatusControl
      changedAt={null}
      changedBy={null}
      id={5}
      isInTrash={false}
      status="new"
    />,
  )
  await expect.element(page.getByText('Ce message n’a pas encore été lu.')).toBeVisible()
  await page.getByRole('button', { name: 'Marquer comme lu' }).click()
  await expect.element(page.getByText('Ce message a été lu.')).toBeVisible()
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect.element(page.getByText('Ce message n’a pas encore été lu.')).toBeVisible()
  expect([...saved, ...undone]).toEqual([{ status: 'read' }, { status: 'new' }])
})
