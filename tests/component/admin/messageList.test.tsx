import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { MessageStatusControl } from '@/components/admin/contactMessages/MessageStatusControl'
import type { MessageStatus } from '@/src/domain/submissions/messageStatus'
import { AdminList } from '../support/AdminList'
import { network } from '../support/network'
import { renderInAdmin } from '../support/renderInAdmin'
import { aMessage, cellsOf, type Row } from '../support/staffLists'
import { storeRecords } from '../support/storeRecords'

const SAVED = 'Statut mis à jour avec succès'
const advance = page.getByRole('button', { name: /^Marquer/ })
const undo = page.getByRole('button', { name: 'Annuler' })

async function renderMessages(docs: Row[]) {
  const stored = storeRecords('contact-messages', structuredClone(docs))
  await renderInAdmin(
    <AdminList cells={cellsOf['contact-messages']} collection="contact-messages" docs={docs} />,
    { url: '/admin/collections/contact-messages' },
  )
  return stored
}

test('An unread message is marked as read in the list and unread again by undoing', async () => {
  const [message] = await renderMessages([aMessage()])
  await expect.element(page.getByText('Non lu')).toBeVisible()
  await page.getByRole('button', { name: 'Marquer comme lu' }).click()
  await expect.element(page.getByText(SAVED)).toBeVisible()
  expect(message?.status).toBe('read')
  await undo.click()
  await expect.element(page.getByText('Changement annulé')).toBeVisible()
  expect(message?.status).toBe('new')
})

test.each([
  ['read', 'Traité', 'Marquer comme répondu'],
  ['replied', 'Répondu', null],
])(
  'The row of a message with the status %s shows « %s » and the next step',
  async (status, label, next) => {
    await renderMessages([aMessage({ status })])
    await expect.element(page.getByText(label, { exact: true })).toBeVisible()
    const names = advance.elements().map((button) => button.getAttribute('aria-label'))
    expect(names).toEqual(next ? [next] : [])
  },
)

test('A refused step is announced', async () => {
  await renderMessages([aMessage()])
  network.use(http.patch('*/api/contact-messages/5', () => HttpResponse.error()))
  await advance.click()
  await expect.element(page.getByText('Erreur lors de la mise à jour du statut')).toBeVisible()
})

test('The row of a message shows its first 50 characters and leads to it and to its answer', async () => {
  await renderMessages([aMessage({ message: `${'a'.repeat(50)}zz` })])
  await expect.element(page.getByText(`${'a'.repeat(50)}...`, { exact: true })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Lire le message : Audit de sécurité' }))
    .toHaveAttribute('href', '/admin/collections/contact-messages/5')
  const reply = page.getByRole('link', { name: 'Répondre à Karim Benali' })
  expect(reply.element().getAttribute('href')).toMatch(/^mailto:karim@clients\.test\?subject=Re/)
})

test('A message in the trash leads to its page there and has no actions', async () => {
  await renderMessages([aMessage({ deletedAt: '2026-01-02T00:00:00.000Z' })])
  const read = page.getByRole('link', { name: 'Audit de sécurité' })
  await expect.element(read).toHaveAttribute('href', '/admin/collections/contact-messages/trash/5')
  expect(advance.elements()).toEqual([])
})

test('The status of a message changes from unread to read to answered, and no further', async () => {
  const [message] = storeRecords('contact-messages', [aMessage()])
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
  await expect.element(page.getByText(SAVED)).toBeVisible()
  await expect.element(page.getByText('Lu', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Marquer comme répondu' }).click()
  await expect.element(page.getByText('Répondu', { exact: true })).toBeVisible()
  await expect.poll(() => message?.status).toBe('replied')
  expect(advance.elements()).toEqual([])
})
