import { focusAndPressEnter, pressTabUntilFocused } from '../support/keyboard'
import { documentForm } from '../support/screens/documentForm'
import { readGlobal, saveGlobal } from '../support/staffContent'
import { startSmtpServer } from '../support/startSmtpServer'
import { expect, test } from '../support/test'

test('Mail settings are saved and tested with the keyboard, and the server’s refusal is shown', async ({
  staffPage: page,
  staff,
}) => {
  const before = await readGlobal(staff, 'email-settings')
  const server = await startSmtpServer({ account: { user: 'robot', password: 'secret-smtp' } })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const put = async (label: string, text: string) => {
    await pressTabUntilFocused(page, page.getByLabel(label))
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
    await expect(page.getByLabel(label)).toHaveValue(text)
  }

  await page.goto('/admin/globals/email-settings')
  await expect(
    page.getByText(/validation en deux étapes.*mot de passe d’application/),
  ).toBeVisible()
  await documentForm(page).ready()
  await expect(page.getByLabel('Port SMTP')).toHaveValue(String(before.smtpPort))
  await put('Serveur SMTP', '127.0.0.1')
  await put('Port SMTP', String(server.port))
  await put('Identifiant SMTP', 'robot')
  await put('Mot de passe SMTP', 'pas le bon')
  await expect(button('Test email')).toBeDisabled()
  await focusAndPressEnter(page, documentForm(page).save, 'Shift+Tab')
  await expect(page.getByText('Paramètres email sauvegardés avec succès !')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Serveur d’envoi à confirmer' })).toBeVisible()

  await focusAndPressEnter(page, button('Test email'))
  await expect(page.getByText('L’e-mail de test n’est pas parti.')).toBeVisible()
  await expect(page.getByText(/^535 /)).toBeVisible()
  expect(server.mails).toEqual([])

  await page.reload()
  await expect(page.getByText('Un mot de passe est enregistré.')).toBeVisible()
  await documentForm(page).ready()
  await expect(page.getByLabel('Mot de passe SMTP')).toHaveValue('')
  await put('Mot de passe SMTP', 'secret-smtp')
  await focusAndPressEnter(page, documentForm(page).save, 'Shift+Tab')
  await expect(page.getByText('Paramètres email sauvegardés avec succès !')).toBeVisible()
  await focusAndPressEnter(page, button('Test email'))
  await expect(page.getByText('Test email envoyé !')).toBeVisible()
  await expect(page.getByText(/^250 /)).toBeVisible()
  const tests = server.mails.filter(({ subject }) => subject?.endsWith('e-mail de test'))
  expect(tests).toMatchObject([{ signedInAs: 'robot' }])

  await saveGlobal(staff, 'email-settings', before)
  await server.stop()
})
