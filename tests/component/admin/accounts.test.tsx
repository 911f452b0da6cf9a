import { TextField } from '@payloadcms/ui'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SiteTimezoneProvider } from '@/components/admin/timezone/siteTimezone'
import { AccountActions } from '@/components/admin/users/AccountActions'
import { AccountSaveButton } from '@/components/admin/users/AccountSaveButton'
import { InvitationLinkDialog } from '@/components/admin/users/InvitationLinkDialog'
import { InviteButton } from '@/components/admin/users/InviteButton'
import { LastLoginCell } from '@/components/admin/users/LastLoginCell'
import { LostDeviceActions } from '@/components/admin/users/LostDeviceActions'
import { PasswordChange } from '@/components/admin/users/PasswordChange'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { inDocument } from '../support/inDocument'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, refusalResponse, respond } from '../support/respond'
import { testAt } from '../support/testAt'

const getButton = (name: string | RegExp) => page.getByRole('button', { name })
const dialog = page.getByRole('dialog')
const EMAIL_TAKEN_SENTENCE = 'Un compte existe déjà avec cette adresse e-mail.'
const PASSWORD_LINK = 'https://exemplia.test/admin/mot-de-passe#ab12'
const ACCOUNT_ROLES = ['moderator', 'admin', 'super-admin'] as const
const SUPER_ADMIN_OPTIONS = { user: { role: 'super-admin' } } as const

const LEA_ACCOUNT = { id: 7, name: 'Léa Fontaine', role: 'moderator', status: 'active' } as const
const respondWithLinkState = (fate: { isSent: boolean; link: string | null }) =>
  respond('post', '/api/invitations/7/lien', json(fate))

testAt([390, 1440])(
  'an invitation without a mail server shows its link once (%i px)',
  async (width) => {
    const refused = refusalResponse(400, 'Refusé', { email: EMAIL_TAKEN_SENTENCE })
    const sent = respond('post', '/api/users', refused, json({ doc: { id: 7 } }))
    respondWithLinkState({ isSent: false, link: PASSWORD_LINK })
    await renderInAdmin(<InviteButton isSent={false} roles={ACCOUNT_ROLES} />, { width })
    await getButton('Inviter un utilisateur').click()
    await expect.element(dialog.getByLabelText('Rôle *')).toHaveValue('moderator')
    const fields = [dialog.getByLabelText('Nom *'), dialog.getByLabelText('E-mail *')] as const
    await getButton('Créer l’invitation').click()
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent('Veuillez remplir tous les champs obligatoires')
    for (const field of fields) {
      await expect.element(field).toHaveAccessibleDescription('Ce champ est obligatoire.')
    }
    expect(sent).toEqual([])
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
    await fields[0].fill('Léa Fontaine')
    await fields[1].fill('lea@exemplia.test')
    await getButton('Créer l’invitation').click()
    await expect.element(fields[1]).toHaveAccessibleDescription(EMAIL_TAKEN_SENTENCE)
    await expect
      .element(dialog.getByRole('alert'))
      .toHaveTextContent("Erreur lors de l'envoi de l'invitation. Veuillez réessayer.")
    await getButton('Créer l’invitation').click()
    await expect.element(page.getByRole('heading', { name: 'Invitation créée' })).toBeVisible()
    await expect.element(page.getByLabelText('Lien d’invitation')).toHaveValue(PASSWORD_LINK)
    const invitation = { name: 'Léa Fontaine', email: 'lea@exemplia.test', role: 'moderator' }
    expect(sent.at(-1)).toEqual({ ...invitation, status: 'invited' })
  },
)

test('an invitation of a Super Administrator asks for the own password, and for a code if there is one', async () => {
  const wrong = refusalResponse(400, 'Refusé', {
    currentPassword: 'Ce n’est pas votre mot de passe.',
  })
  const missing = refusalResponse(400, 'Refusé', { currentCode: 'Donnez un code.' })
  const sent = respond('post', '/api/users', wrong, missing, json({ doc: { id: 7 } }))
  respondWithLinkState({ isSent: true, link: null })
  await renderInAdmin(<InviteButton isSent roles={ACCOUNT_ROLES} />)
  await getButton('Inviter un utilisateur').click()
  await expect.element(dialog.getByLabelText('Votre mot de passe')).not.toBeInTheDocument()
  await dialog.getByLabelText('Nom *').fill('Léa')
  await dialog.getByLabelText('E-mail *').fill('lea@exemplia.test')
  await dialog.getByLabelText('Rôle *').selectOptions('super-admin')
  const password = dialog.getByLabelText('Votre mot de passe')
  await password.fill('faux')
  await getButton('Envoyer l’invitation').click()
  await expect.element(password).toHaveAccessibleDescription('Ce n’est pas votre mot de passe.')
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
  await password.fill('juste')
  await getButton('Envoyer l’invitation').click()
  await dialog.getByLabelText('Votre code').fill('123456')
  await getButton('Envoyer l’invitation').click()
  await expect.element(page.getByText('Invitation envoyée avec succès !')).toBeVisible()
  expect(sent.at(-1)).toMatchObject({ currentPassword: 'juste', currentCode: '123456' })
})

const renderAccountActions = (account: Parameters<typeof AccountActions>[0]['account']) =>
  renderInAdmin(
    <>
      <p>{account.name}</p>
      <InvitationLinkDialog />
      <AccountActions account={account} as="icons" />
    </>,
    SUPER_ADMIN_OPTIONS,
  )

test('access is suspended after a confirmation, and a failure is shown', async () => {
  const sent = respond(
    'patch',
    '/api/users/7',
    refusalResponse(500, 'Réessayez.'),
    json({ doc: { id: 7 } }),
  )
  await renderAccountActions(LEA_ACCOUNT)
  await getButton('Suspendre l’accès : Léa Fontaine').click()
  await expect.element(dialog.getByText('Cette personne est déconnectée aussitôt')).toBeVisible()
  await dialog.getByRole('button', { name: 'Suspendre l’accès' }).click()
  await expect.element(page.getByText('Réessayez.')).toBeVisible()
  await getButton('Suspendre l’accès : Léa Fontaine').click()
  await dialog.getByRole('button', { name: 'Suspendre l’accès' }).click()
  await expect.element(page.getByText('Utilisateur modifié avec succès !')).toBeVisible()
  expect(sent).toEqual([{ status: 'inactive' }, { status: 'inactive' }])
})

test('an account is deleted after a confirmation that names it', async () => {
  const sent = respond('delete', '/api/users/7', json({}))
  await renderAccountActions(LEA_ACCOUNT)
  await getButton('Supprimer : Léa Fontaine').click()
  await expect.element(dialog.getByText('Léa Fontaine')).toBeVisible()
  await expectNoAxeViolation()
  await dialog.getByRole('button', { name: 'Annuler' }).click()
  expect(sent).toEqual([])
  await getButton('Supprimer : Léa Fontaine').click()
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect.element(page.getByText('Utilisateur supprimé avec succès !')).toBeVisible()
})

test('A Super Administrator can be suspended and not deleted; an account offers no action to its own user', async () => {
  await renderAccountActions({ ...LEA_ACCOUNT, role: 'super-admin' })
  await expect
    .element(getButton('Un Super Administrateur ne peut pas être supprimé : Léa Fontaine'))
    .toBeDisabled()
  await expect.element(getButton('Suspendre l’accès : Léa Fontaine')).toBeEnabled()
  await renderAccountActions({ ...LEA_ACCOUNT, id: 1, name: 'Moi' })
  await expect.element(page.getByText('Moi')).toBeVisible()
  await expect.element(getButton(/: Moi$/)).not.toBeInTheDocument()
})

test('a password link that cannot be mailed is announced as a file on the server', async () => {
  respond('post', '/api/users/7/lien', json({}))
  respondWithLinkState({ isSent: false, link: null })
  await renderAccountActions(LEA_ACCOUNT)
  await getButton('Réinitialiser le mot de passe : Léa Fontaine').click()
  await expect
    .element(page.getByText('Rien n’est parti : aucun serveur d’envoi n’est réglé.'))
    .toBeVisible()
})

test('an access request is accepted with a link to hand over, or declined after a confirmation', async () => {
  respond('post', '/api/users/7/accepter', json({}))
  const declined = respond('delete', '/api/users/7', json({}))
  respondWithLinkState({ isSent: false, link: PASSWORD_LINK })
  await renderAccountActions({ ...LEA_ACCOUNT, status: 'invited' })
  await getButton('Accepter la demande : Léa Fontaine').click()
  await expect.element(page.getByLabelText('Lien d’invitation')).toHaveValue(PASSWORD_LINK)
  await dialog.getByRole('button', { name: 'Fermer' }).click()
  await getButton('Refuser la demande : Léa Fontaine').click()
  await dialog.getByRole('button', { name: 'Refuser la demande' }).click()
  await expect.element(page.getByText('Demande refusée')).toBeVisible()
  expect(declined).toHaveLength(1)
})

test('a Super Administrator resets the second factor of another account with the own password', async () => {
  const path = '/api/users/7/double-authentification/reinitialiser'
  const wrong = refusalResponse(400, 'Refusé', {
    currentPassword: 'Ce n’est pas votre mot de passe.',
  })
  const sent = respond('post', path, wrong, json({}))
  await renderInAdmin(<LostDeviceActions account={LEA_ACCOUNT} />, SUPER_ADMIN_OPTIONS)
  const label = 'Réinitialiser la double authentification'
  await getButton(label).click()
  const password = dialog.getByLabelText('Votre mot de passe')
  await password.fill('faux')
  await userEvent.keyboard('{Enter}')
  await expect.element(password).toHaveAccessibleDescription('Ce n’est pas votre mot de passe.')
  await password.fill('juste')
  await dialog.getByRole('button', { name: label }).click()
  await expect.element(page.getByText('Double authentification réinitialisée')).toBeVisible()
  expect(sent).toMatchObject([{ currentPassword: 'faux' }, { currentPassword: 'juste' }])
})

const anAccountDocument = (id: number, fields: object = {}) => ({
  collection: 'users' as const,
  id,
  fields: { name: 'Andrée Ponge', email: 'andree@exemplia.test', role: 'admin', ...fields },
})

test('the own password is changed with the keyboard once the current one is right', async () => {
  const wrong = refusalResponse(400, 'Refusé', {
    currentPassword: 'Ce n’est pas votre mot de passe actuel.',
  })
  const sent = respond('patch', '/api/users/1', wrong, json({ doc: { id: 1 } }))
  await renderInAdmin(inDocument(<PasswordChange />, anAccountDocument(1)))
  await getButton('Changer le mot de passe').click()
  const current = dialog.getByLabelText('Mot de passe actuel')
  const next = dialog.getByLabelText('Nouveau mot de passe')
  const again = dialog.getByLabelText('Confirmez le mot de passe')
  await userEvent.type(current, 'faux{Enter}')
  await expect.element(again).toHaveAccessibleDescription('Ce champ est obligatoire.')
  await next.fill('un mot de passe tout neuf')
  await again.fill('un autre')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(again)
    .toHaveAccessibleDescription('Les deux mots de passe ne sont pas les mêmes.')
  expect(sent).toEqual([])
  await again.fill('un mot de passe tout neuf')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(current)
    .toHaveAccessibleDescription('Ce n’est pas votre mot de passe actuel.')
  await expect.element(next).toHaveValue('un mot de passe tout neuf')
  await expectNoAxeViolation()
  await current.fill('juste')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Mot de passe changé avec succès')).toBeVisible()
  expect(sent.at(-1)).toEqual({ currentPassword: 'juste', password: 'un mot de passe tout neuf' })
})

test('The form of another account offers no change of its password', async () => {
  await renderInAdmin(
    inDocument(
      <>
        <p>Léa</p>
        <PasswordChange />
      </>,
      anAccountDocument(7),
    ),
    SUPER_ADMIN_OPTIONS,
  )
  await expect.element(page.getByText('Léa')).toBeVisible()
  await expect.element(getButton('Changer le mot de passe')).not.toBeInTheDocument()
})

test('an address that another account has is refused at its field, after the own password', async () => {
  const taken = refusalResponse(400, 'Refusé', { email: 'Cette valeur est déjà prise.' })
  const sent = respond('patch', '/api/users/7', taken)
  await renderInAdmin(
    inDocument(
      <>
        <TextField field={{ name: 'email', label: 'E-mail', type: 'text' }} path="email" />
        <AccountSaveButton />
      </>,
      anAccountDocument(7),
    ),
    SUPER_ADMIN_OPTIONS,
  )
  await page.getByLabelText('E-mail').fill('prise@exemplia.test')
  await getButton('Enregistrer').click()
  await dialog.getByLabelText('Votre mot de passe').fill('juste')
  await getButton('Confirmer').click()
  await expect.element(dialog).not.toBeInTheDocument()
  const field = page.getByText('Cette valeur est déjà prise.')
  await expect.poll(() => field.all().length).toBeGreaterThan(0)
  await expect.element(field.first()).toBeVisible()
  expect(sent).toMatchObject([{ email: 'prise@exemplia.test', currentPassword: 'juste' }])
})

test('Times are shown in the time zone of the settings, not of the computer', async () => {
  const cell = {
    field: { name: 'lastLogin', type: 'date' },
    rowData: {},
    collectionSlug: 'users',
  } as const
  await renderInAdmin(
    <SiteTimezoneProvider timezone="America/New_York">
      <LastLoginCell {...cell} cellData="2026-11-27T02:00:00.000Z" />
      <LastLoginCell {...cell} cellData="" />
    </SiteTimezoneProvider>,
  )
  await expect.element(page.getByText('26/11/2026 21:00')).toBeVisible()
  await expect.element(page.getByText('Jamais connecté')).toBeVisible()
})
