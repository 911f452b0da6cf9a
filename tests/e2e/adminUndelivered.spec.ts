import { follow } from '../support/keyboard'
import { rareWord } from '../support/siteRecords'
import { readGlobal, saveGlobal } from '../support/staffContent'
import { startSmtpServer } from '../support/startSmtpServer'
import { aMessageForm } from '../support/submissions'
import { expect, test } from '../support/test'

test('what a mail server did not take is shown with its reason and sent again', async ({
  staffPage: page,
  staff,
  request,
}) => {
  const before = await readGlobal(staff, 'email-settings')
  const server = await startSmtpServer()
  const { port } = server
  server.refusal = { code: 550, words: 'Pas aujourd’hui' }
  const recipient = `${rareWord().toLowerCase()}@exemplia.test`
  await saveGlobal(staff, 'email-settings', {
    smtpHost: '127.0.0.1',
    smtpPort: port,
    notificationRecipients: [recipient],
  })
  const name = rareWord()
  const sent = await request.post('/api/messages-contact', { multipart: aMessageForm({ name }) })
  expect(sent.ok()).toBe(true)

  const entry = page.getByRole('listitem').filter({ hasText: `Annonce d’un message${name}` })
  await expect(async () => {
    await page.goto('/admin/globals/email-settings/envois')
    await expect(entry).toBeVisible()
  }).toPass()
  await expect(entry.getByText('E-mail à l’équipe')).toBeVisible()
  await expect(entry.getByText('Le serveur a refusé l’envoi.')).toBeVisible()
  await expect(entry.getByText(/550 Pas aujourd’hui/)).toBeVisible()
  await expect(entry.getByText(/Prochain essai le /)).toBeVisible()

  server.refusal = null
  const resend = `Renvoyer : Annonce d’un message — ${name}`
  await follow(page, entry.getByRole('button', { name: resend }))
  await expect(page.getByText('L’envoi repart dans la minute.')).toBeVisible()
  const delivered = () => server.mails.filter(({ envelopeTo }) => envelopeTo.includes(recipient))
  await expect.poll(() => delivered().length, { timeout: 30_000 }).toBe(1)
  await expect(async () => {
    await page.goto('/admin/globals/email-settings/envois')
    await expect(page.getByText('Chargement…')).toHaveCount(0)
    await expect(entry).toHaveCount(0)
  }).toPass()
  await saveGlobal(staff, 'email-settings', before)
  await server.stop()
})
