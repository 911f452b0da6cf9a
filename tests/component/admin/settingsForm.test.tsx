import { TextField } from '@payloadcms/ui'
import { HttpResponse } from 'msw'
import type { TextFieldClient } from 'payload'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ReadOnlySettingsNotice } from '@/components/admin/document/ReadOnlySettingsNotice'
import { SettingsSaveButton } from '@/components/admin/document/SettingsSaveButton'
import { MailServerWarnings } from '@/components/admin/mailSettings/MailServerWarnings'
import { SmtpPasswordField } from '@/components/admin/mailSettings/SmtpPasswordField'
import { expectNoAxeViolation } from '../support/axe'
import { inDocument } from '../support/inDocument'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, refusalResponse, respond } from '../support/respond'

const SAVED_TOAST = 'Paramètres généraux sauvegardés avec succès !'
const SAVE_FAILED_TOAST = 'Erreur lors de la sauvegarde. Veuillez réessayer.'

const textField = (name: string, label: string): TextFieldClient => ({ name, label, type: 'text' })
const saveButton = page.getByRole('button', { name: 'Enregistrer' })

const companyForm = (
  <>
    <TextField field={textField('companyName', 'Nom de l’entreprise')} path="companyName" />
    <SettingsSaveButton words="general" />
  </>
)
const WEBSITE_SETTINGS_DOCUMENT = {
  global: 'website-settings',
  fields: { companyName: 'Exemplia' },
} as const
const companyNameInput = page.getByLabelText('Nom de l’entreprise')

test('An ended session is named, leaves the typed text, and the save can be repeated', async () => {
  const over = refusalResponse(403, 'Votre session est terminée. Reconnectez-vous.')
  respond('post', '/api/globals/website-settings', over, HttpResponse.error(), json({}))
  await renderInAdmin(inDocument(companyForm, WEBSITE_SETTINGS_DOCUMENT))
  await companyNameInput.fill('Nouvelle')
  await saveButton.click()
  await expect.element(page.getByText('Votre session est terminée')).toBeVisible()
  await expect.element(page.getByText(SAVE_FAILED_TOAST)).toBeVisible()
  await saveButton.click()
  await expect.element(page.getByText('Votre session est terminée')).not.toBeInTheDocument()
  await expect.element(page.getByText(SAVE_FAILED_TOAST)).toBeVisible()
  await expect.element(companyNameInput).toHaveValue('Nouvelle')
  await saveButton.click()
  await expect.element(page.getByText(SAVED_TOAST)).toBeVisible()
})

test('Settings that a user can only read say who may change them', async () => {
  const notice = page.getByText(
    'Vous pouvez lire ces réglages. Seul un Administrateur peut les modifier.',
  )
  const { unmount } = await renderInAdmin(
    inDocument(<ReadOnlySettingsNotice />, WEBSITE_SETTINGS_DOCUMENT),
  )
  await expect.element(notice).not.toBeInTheDocument()
  await unmount()
  await renderInAdmin(
    inDocument(<ReadOnlySettingsNotice />, {
      ...WEBSITE_SETTINGS_DOCUMENT,
      info: { hasSavePermission: false },
    }),
  )
  await expect.element(notice).toBeVisible()
})

const emailSettingsForm = (
  <>
    <MailServerWarnings />
    <TextField field={textField('smtpHost', 'Serveur SMTP')} path="smtpHost" />
    <SmtpPasswordField field={textField('smtpPassword', 'Mot de passe SMTP')} path="smtpPassword" />
    <SettingsSaveButton words="email" />
  </>
)
const renderEmailSettings = (fields: object = {}) =>
  renderInAdmin(
    inDocument(emailSettingsForm, {
      global: 'email-settings',
      fields: { smtpHost: 'smtp.test', ...fields },
    }),
  )

test('A stored SMTP password is mentioned and never shown, below the state of the server', async () => {
  const { container } = await renderEmailSettings({
    smtpPasswordSaved: true,
    serverAwaitsConfirmation: true,
  })
  await expect.element(page.getByText('Un mot de passe est enregistré.')).toBeVisible()
  await expect.element(page.getByLabelText('Mot de passe SMTP')).toHaveValue('')
  await expect
    .element(page.getByRole('heading', { name: 'Serveur d’envoi à confirmer' }))
    .toBeVisible()
  expect(container.querySelectorAll('h2')).toHaveLength(1)
  await expectNoAxeViolation()
})
