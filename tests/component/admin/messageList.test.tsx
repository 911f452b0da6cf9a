import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MessageStatusControl } from '@/components/admin/contactMessages/MessageStatusControl'
import type { MessageStatus } from '@/src/domain/submissions/messageStatus'
import { AdminList } from '../support/AdminList'
import { network } from '../support/network'
import { renderInAdmin } from '../support/renderInAdmin'
import { aMessageRow, CELLS_BY_COLLECTION, type ListRow } from '../support/staffLists'
import { storeRecords } from '../support/storeRecords'

const STATUS_SAVED_TOAST = 'Statut mis à jour avec succès'
const markButton = page.getByRole('button', { name: /^Marquer/ })
const undoButton = page.getByRole('button', { name: 'Annuler' })

async function renderMessages(docs: ListRow[]) {
  const stored = storeRecords('contact-messages', structuredClone(docs))
  await renderInAdmin(
    <AdminList
      cells={CELLS_BY_COLLECTION['contact-messages']}
      collection="contact-messages"
      docs={docs}
    />,
    { url: '/admin/collections/contact-messages' },
  )
  return stored
}

test('An unread message is marked as read in the list and unread again by undoing', async () => {
  const [message] = await renderMessages([aMessageRow()])
  await expect.element(page.getByText('Non lu')).toBeVisible()
  await page.getByRole('button', { name: 'Marquer comme lu' }).click()
  await expect.element(page.getByText(STATUS_SAVED_TOAST)).toBeVisible()
  expect(message?.status).toBe('read')
  await undoButton.click()
  await expect.element(page.getByText('Changement annulé')).toBeVisible()
  expect(message?.status).toBe('new')
})

test.each([
  ['read', 'Traité', 'Marquer comme répondu'],
  ['replied', 'Répondu', null],
])(
  'The row of a message with the status %s shows « %s » and the next step',
  async (status, label, next) => {
    await renderMessages([aMessageRow({ status })])
    await expect.element(page.getByText(label, { exact: true })).toBeVisible()
    const names = markButton.elements().map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual(next ? [next] : [])
  },
)

test('A refused step is announced', async () => {
  await renderMessages([aMessageRow()])
  network.use(http.patch('*/api/contact-messages/5', () => HttpResponse.error()))
  await markButton.click()
  await expect.element(page.getByText('Erreur lors de la mise à jour du statut')).toBeVisible()
})

test('The row of a message shows its first 50 characters and leads to it and to its answer', async () => {
  await renderMessages([aMessageRow({ message: `${'a'.repeat(50)}zz` })])
  await expect.element(page.getByText(`${'a'.repeat(50)}...`, { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Lire le message : Audit de sécurité' }))
    .toHaveAttribute('href', '/admin/collections/contact-messages/5')
  const reply = page.getByRole('link', { name: 'Répondre à Karim Benali' })
  expect(reply.element().getAttribute('href')).toMatch(/^mailto:karim@clients\.test\?subject=Re/)
})

test('A message in the trash leads to its page there and has no actions', async () => {
  await renderMessages([aMessageRow({ deletedAt: '2026-01-02T00:00:00.000Z' })])
  const read = page.getByRole('link', { name: 'Audit de sécurité' })
  await expect.element(read).toHaveAttribute('href', '/admin/collections/contact-messages/trash/5')
  expect(markButton.elements()).toEqual([])
})

test('The status of a message changes from unread to read to answered, and no further', async () => {
  const [message] = storeRecords('contact-messages', [aMessageRow()])
  const progress = (status: MessageStatus) => (
    <MessageStatusControl
      changedAt={null}
      changedBy={null}
      id={5}
      isInTrash={false}
      status={status}
    />
  )
  await renderInAdmin(progress('new'))
  await page.getByRole('button', { name: 'Marquer comme lu' }).click()
  await expect.element(page.getByText(STATUS_SAVED_TOAST)).toBeVisible()
  await expect.element(page.getByText('Lu', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Marquer comme répondu' }).click()
  await expect.element(page.getByText('Répondu', { exact: true })).toBeVisible()
  await expect.poll(() => message?.status).toBe('replied')
  expect(markButton.elements()).toEqual([])
})
