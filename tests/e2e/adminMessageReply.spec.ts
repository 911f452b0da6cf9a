import type { APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { createRareWord, sendMessage } from '../support/siteRecords'
import { readGlobal, saveGlobal } from '../support/staffContent'
import { startSmtpServer } from '../support/startSmtpServer'
import { expect, test } from '../support/test'
import { untilHydrated } from '../support/untilHydrated'

test('A colleague replies to a message, and sees the reply refused, then sent', async ({
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
  const mails = () => server.mails.filter((mail) => mail.subject?.includes(subject))
  const text = `Bonjour,\n<b>lundi</b> ${createRareWord()}`

  await page.goto(`/admin/collections/contact-messages?search=${subject}`)
  await page.getByRole('link', { name: `Lire le message : ${subject}` }).click()
  const field = page.getByLabel('Votre réponse à Karim Benali')
  await untilHydrated(field)
  await field.fill(text)
  await page.reload()
  await expect(field).toHaveValue(text)
  await page.getByRole('button', { name: 'Envoyer la réponse' }).click()
  const reply = page.getByRole('listitem').filter({ hasText: '<b>lundi</b>' })
  await expect(reply.getByText('Pas maintenant')).toBeVisible()
  const progress = page.getByRole('region', { name: 'Suivi du message' })
  await expect(progress.getByText('Ce message a été lu.')).toBeVisible()

  server.refusal = null
  await sendWaitingReplies(staff)
  await expect.poll(() => mails().length).toBe(1)
  await expect(async () => {
    await page.reload()
    await expect(reply.getByText('Envoyée')).toBeVisible()
    await expect(progress.getByText('Répondu', { exact: true })).toBeVisible()
  }).toPass()
  expect(mails()).toMatchObject([{ envelopeTo: ['karim@clients.test'] }])
  await saveGlobal(staff, 'email-settings', before)
  await server.stop()
})

// Otherwise the queue would retry after half a minute.
async function sendWaitingReplies(staff: APIRequestContext) {
  const { dispatches } = UndeliveredSchema.parse(await (await staff.get('/api/envois')).json())
  const ids = dispatches.filter(({ task }) => task === 'sendReply').map(({ id }) => id)
  await expect(await staff.post('/api/envois/renvoyer', { data: { ids } })).toBeOK()
}

const UndeliveredSchema = z.object({
  dispatches: z.array(z.object({ id: z.number(), task: z.string() })),
})
