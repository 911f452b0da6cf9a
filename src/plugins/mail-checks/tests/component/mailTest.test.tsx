import { TextField } from '@payloadcms/ui'
import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SettingsSaveButton } from '@/components/admin/document/SettingsSaveButton'
import { MailTest } from '@/src/plugins/mail-checks/admin/MailTest'
import { inDocument } from '@/tests/component/support/inDocument'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, respond } from '@/tests/component/support/respond'

const emailSettingsForm = (
  <>
    <TextField field={{ name: 'smtpHost', label: 'Serveur SMTP', type: 'text' }} path="smtpHost" />
    <MailTest />
    <SettingsSaveButton words="email" />
  </>
)
const saveButton = page.getByRole('button', { name: 'Enregistrer' })
const testEmailButton = page.getByRole('button', { name: 'Test email' })

test('The mail settings are tested once they are saved, and the response of the mail server is shown', async () => {
  respond('post', '/api/globals/email-settings', json({}))
  respond(
    'post',
    '/api/reglages-email/test',
    json({ state: 'refused', kind: 'signIn', answer: '535 Wrong user or password' }),
    json({ state: 'keptAsFile' }),
    HttpResponse.json({ error: 'Réessayez dans 3 minutes.' }, { status: 429 }),
    HttpResponse.error(),
    json({ state: 'sent', answer: '250 OK: queued' }),
  )
  await renderInAdmin(
    inDocument(emailSettingsForm, { global: 'email-settings', fields: { smtpHost: 'smtp.test' } }),
  )
  await expect
    .element(page.getByText('Un e-mail de test part par ces réglages, à andree@exemplia.test.'))
    .toBeVisible()
  await page.getByLabelText('Serveur SMTP').fill('127.0.0.1')
  await expect.element(testEmailButton).toBeDisabled()
  await expect.element(page.getByText('Enregistrez d’abord vos changements')).toBeVisible()
  await saveButton.click()
  await expect.element(page.getByText('Paramètres email sauvegardés avec succès !')).toBeVisible()
  for (const shown of [
    '535 Wrong user or password',
    'l’e-mail a été gardé dans un fichier',
    'Réessayez dans 3 minutes.',
    'Le test n’a pas pu être fait.',
    '250 OK: queued',
  ]) {
    await testEmailButton.click()
    await expect.element(page.getByText(shown)).toBeVisible()
  }
  await expect.element(page.getByText('Test email envoyé !')).toBeVisible()
  await expect.element(page.getByText('L’e-mail de test n’est pas parti.')).not.toBeInTheDocument()
})
