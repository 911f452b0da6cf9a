import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { expectNoBarrier, expectNothingTooWide } from '../support/barriers'
import { rareWord, sendMessage } from '../support/siteRecords'
import { readGlobal, saveGlobal } from '../support/staffContent'
import { startSmtpServer } from '../support/startSmtpServer'
import { expect, test } from '../support/test'

test('staff answer a message from the admin, and see when the answer leaves', async ({
  staffPage: page,
  staff,
}) => {
  test.slow()
  const before = await readGlobal(staff, 'email-settings')
  const server = await startSmtpServer()
  server.refusal = { code: 451, words: 'Pas maintenant' }
  const settings = { smtpHost: '127.0.0.1', smtpPort: server.port, enableNotifications: false }
  await saveGlobal(staff, 'email-settings', settings)
  const { subject } = await sendMessage(staff, 'Bonjour, pouvons-nous parler ?')
  const answers = () => server.mails.filter((mail) => mail.subject?.includes(subject))
  const text = `Bonjour,\n<b>lundi</b> ${rareWord()}`

  await page.goto(`/admin/collections/contact-messages?search=${subject}`)
  await page.getByRole('link', { name: `Lire le message : ${subject}` }).click()
  await expect(page.getByText('Ce message n’a pas encore été lu.')).toBeVisible()
  await expectNoBarrier(page, 'message', [], '.document-fields')
  await expectNothingTooWide(page, 'message')

  const field = page.getByLabel('Votre réponse à Karim Benali')
  await field.fill(text)
  await page.reload()
  await expect(field).toHaveValue(text)
  await page.getByRole('button', { name: 'Envoyer la réponse' }).dblclick()
  await expect(field).toHaveValue('')
  const reply = page.getByRole('listitem').filter({ hasText: '<b>lundi</b>' })
  await expect(reply).toHaveCount(1)
  await expect(reply.getByText('Envoi en cours')).toBeVisible()
  await expect(reply.getByText('Pas maintenant')).toBeVisible()
  const progress = page.getByRole('region', { name: 'Suivi du message' })
  await expect(progress.getByText('Ce message a été lu.')).toBeVisible()

  server.refusal = null
  await sendWaitingReplies(staff)
  await expect.poll(() => answers().length, { timeout: 30_000 }).toBe(1)
  await expect(async () => {
    await page.reload()
    await expect(reply.getByText('Envoyée')).toBeVisible()
  }).toPass()
  await expect(progress.getByText('Répondu', { exact: true })).toBeVisible()
  expect(answers()).toMatchObject([{ envelopeTo: ['karim@clients.test'] }])
  await saveGlobal(staff, 'email-settings', before)
  await server.stop()
})

// The queue would in half a minute.
async function sendWaitingReplies(staff: APIRequestContext) {
  const { dispatches } = Undelivered.parse(await (await staff.get('/api/envois')).json())
  const ids = dispatches.filter(({ task }) => task === 'sendReply').map(({ id }) => id)
  await expect(await staff.post('/api/envois/renvoyer', { data: { ids } })).toBeOK()
}

const Undelivered = z.object({
  dispatches: z.array(z.object({ id: z.number(), task: z.string() })),
})
