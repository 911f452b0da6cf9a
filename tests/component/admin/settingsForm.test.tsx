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
import { json, refusal, respond } from '../support/respond'

const SAVED = 'Paramètres généraux sauvegardés avec succès !'
const NOT_SAVED = 'Erreur lors de la sauvegarde. Veuillez réessayer.'

const field = (name: string, label: string): TextFieldClient => ({ name, label, type: 'text' })
const save = page.getByRole('button', { name: 'Enregistrer' })

const company = (
  <>
    <TextField field={field('companyName', 'Nom de l’entreprise')} path="companyName" />
    <SettingsSaveButton words="general" />
  </>
)
const website = { global: 'website-settings', fields: { companyName: 'Exemplia' } } as const
const companyName = page.getByLabelText('Nom de l’entreprise')

test('An ended session is named, leaves the typed text, and the save can be repeated', async () => {
  const over = refusal(403, 'Votre session est terminée. Reconnectez-vous.')
  respond('post', '/api/globals/website-settings', over, HttpResponse.error(), json({}))
  await renderInAdmin(inDocument(company, website))
  await companyName.fill('Nouvelle')
  await save.click()
  await expect.element(page.getByText('Votre session est terminée')).toBeVisible()
  await expect.element(page.getByText(NOT_SAVED)).toBeVisible()
  await save.click()
  await expect.element(page.getByText('Votre session est terminée')).not.toBeInTheDocument()
  await expect.element(page.getByText(NOT_SAVED)).toBeVisible()
  await expect.element(companyName).toHaveValue('Nouvelle')
  await save.click()
  await expect.element(page.getByText(SAVED)).toBeVisible()
})

test('Settings that a user can only read say who may change them', async () => {
  const notice = page.getByText(
    'Vous pouvez lire ces réglages. Seul un Administrateur peut les modifier.',
  )
  const { unmount } = await renderInAdmin(inDocument(<ReadOnlySettingsNotice />, website))
  await expect.element(notice).not.toBeInTheDocument()
  await unmount()
  await renderInAdmin(
    inDocument(<ReadOnlySettingsNotice />, { ...website, info: { hasSavePermission: false } }),
  )
  await expect.element(notice).toBeVisible()
})

const mails = (
  <>
    <MailServerWarnings />
    <TextField field={field('smtpHost', 'Serveur SMTP')} path="smtpHost" />
    <SmtpPasswordField field={field('smtpPassword', 'Mot de passe SMTP')} path="smtpPassword" />
    <SettingsSaveButton words="email" />
  </>
)
const renderMails = (fields: object = {}) =>
  renderInAdmin(
    inDocument(mails, { global: 'email-settings', fields: { smtpHost: 'smtp.test', ...fields } }),
  )

test('A stored SMTP password is mentioned and never shown, below the state of the server', async () => {
  const { container } = await renderMails({
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
