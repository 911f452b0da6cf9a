import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { MessageReply } from '@/payload-types'
import { MessageReplyList } from '@/src/plugins/message-replies/admin/MessageReplyList'
import { ReplyForm } from '@/src/plugins/message-replies/admin/ReplyForm'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { hold } from '@/tests/component/support/hold'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, respond } from '@/tests/component/support/respond'
import { testAt } from '@/tests/component/support/testAt'

const aReply = (different: Partial<MessageReply> = {}): MessageReply => ({
  id: 9,
  message: 5,
  replyKey: 'a',
  text: 'Bonjour,\n<b>lundi</b>',
  authorName: 'Andrée Ponge',
  state: 'waiting',
  createdAt: '2026-03-03T09:00:00.000Z',
  updatedAt: '2026-03-03T09:00:00.000Z',
  ...different,
})

type RenderOptions = { replies?: MessageReply[]; isSent?: boolean; width?: number }

const renderReplies = ({ replies = [], isSent = true, width }: RenderOptions = {}) =>
  renderInAdmin(
    <>
      <MessageReplyList hasForm messageId={5} replies={replies} timezone="Europe/Paris" />
      <ReplyForm
        id={5}
        isSent={isSent}
        languageHint={null}
        mailAddress="mailto:karim@clients.test"
        sender={{ name: 'Karim Benali', email: 'karim@clients.test' }}
      />
    </>,
    { width },
  )

const REPLIES_API_PATH = '/api/contact-messages/5/reponses'
const replyField = page.getByLabelText('Votre réponse à Karim Benali')
const sendButton = page.getByRole('button', { name: 'Envoyer la réponse' })
const replyItem = page.getByRole('listitem').filter({ hasText: 'lundi' })

test('A double click sends a reply once, and what is typed meanwhile stays', async () => {
  const { held, release } = hold<Response>()
  const sent = respond('post', REPLIES_API_PATH, held)
  await renderReplies()
  await expect.element(sendButton).toBeDisabled()
  await replyField.fill('Bonjour, lundi ?')
  await sendButton.dblClick()
  await replyField.click()
  await userEvent.keyboard('{Control>}{End}{/Control} Ou mardi.')
  release(json({ state: 'waiting' }))
  await expect.element(page.getByText('Réponse enregistrée, envoi en cours')).toBeVisible()
  await expect.element(replyField).toHaveValue('Ou mardi.')
  expect(sent).toMatchObject([{ text: 'Bonjour, lundi ?' }])
})

test('A begun reply is there again when its message is opened again', async () => {
  const { unmount } = await renderReplies()
  await replyField.fill('Bonjour,\n<b>lundi</b>')
  await unmount()
  await renderReplies()
  await expect.element(replyField).toHaveValue('Bonjour,\n<b>lundi</b>')
})

test.each([
  ['offline', offline(), 'La réponse n’a pas été enregistrée. Votre texte est conservé'],
  ['500', json({ error: 'ECONNREFUSED' }, 500), 'La réponse n’a pas été enregistrée.'],
  ['429', json({ error: 'Réessayez dans 3 minutes.' }, 429), 'Réessayez dans 3 minutes.'],
])('A reply that is not saved (%s) keeps its whole text', async (_, response, problem) => {
  respond('post', REPLIES_API_PATH, response)
  await renderReplies()
  await replyField.fill('Bonjour,\n\nlundi')
  await sendButton.click()
  await expect.element(page.getByRole('alert').filter({ hasText: problem })).toBeVisible()
  await expect.element(replyField).toHaveValue('Bonjour,\n\nlundi')
})

test('Without a mail server a reply is saved as a draft, and says so', async () => {
  respond('post', REPLIES_API_PATH, json({ state: 'kept' }))
  await renderReplies({ isSent: false })
  await expect.element(replyField).toHaveAccessibleDescription(/Aucun serveur d’envoi n’est réglé/)
  await replyField.fill('lundi')
  await page.getByRole('button', { name: 'Garder le brouillon' }).click()
  await expect.element(page.getByText('Brouillon gardé, rien n’est parti')).toBeVisible()
  await expect.element(replyField).toHaveValue('')
})

test('The text of a withdrawn draft is added below the text in the form', async () => {
  respond('post', `${REPLIES_API_PATH}/9/retrait`, offline(), json({ text: 'lundi' }))
  await renderReplies({ replies: [aReply({ state: 'kept', text: 'lundi' })] })
  await replyField.fill('Bonjour,')
  const takeBack = replyItem.getByRole('button', { name: 'Reprendre le texte' })
  await takeBack.click()
  await expect.element(page.getByText('Le brouillon n’a pas pu être repris.')).toBeVisible()
  await takeBack.click()
  await expect.element(page.getByText('Brouillon repris')).toBeVisible()
  await expect.element(replyField).toHaveValue('Bonjour,\n\nlundi')
  await expect.element(replyField).toHaveFocus()
})

test('A reply that the server refuses for now is shown as text, with the words of the server', async () => {
  const problem = 'Error: Message failed: 451 Pas maintenant'
  await renderReplies({ replies: [aReply({ problem })] })
  await expect.element(replyItem).toHaveTextContent('<b>lundi</b>')
  await expect.element(replyItem).toHaveTextContent('Envoi en cours')
  await expect.element(replyItem).toHaveTextContent('451 Pas maintenant')
  await expect.element(replyItem).toHaveTextContent('Elle est essayée à nouveau d’elle-même.')
  await expect.element(replyItem.getByRole('button')).not.toBeInTheDocument()
})

test('A reply that has failed is sent again', async () => {
  const again = respond('post', `${REPLIES_API_PATH}/9/renvoi`)
  await renderReplies({ replies: [aReply({ state: 'failed' })] })
  await replyItem.getByRole('button', { name: 'Renvoyer' }).click()
  await expect.poll(() => again.length).toBe(1)
})

testAt([390, 1440])('Replies and their form are usable at %i px', async (width) => {
  await renderReplies({
    width,
    replies: [aReply({ state: 'kept' }), aReply({ id: 10, state: 'sent' })],
  })
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})
