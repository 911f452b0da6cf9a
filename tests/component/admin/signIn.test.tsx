import { HttpResponse } from 'msw'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ChoosePassword } from '@/components/admin/signIn/ChoosePassword'
import { ForgottenPassword } from '@/components/admin/signIn/ForgottenPassword'
import { SignInPage } from '@/components/admin/signIn/SignInPage'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { renderInAdmin } from '../support/renderInAdmin'
import { json, refusalResponse, respond } from '../support/respond'
import { router } from '../support/router'
import { testAt } from '../support/testAt'

const WRONG_CREDENTIALS_SENTENCE = 'Email ou mot de passe incorrect.'
const emailInput = page.getByLabelText('E-mail')
const passwordInput = page.getByLabelText(/^Mot de passe/)
const getButton = (name: string) => page.getByRole('button', { name })

const renderSignIn = (width?: number) =>
  renderInAdmin(<SignInPage redirectTo="/admin/account" />, { url: '/admin/login', width })

async function submitSignIn(typed: string) {
  await emailInput.fill('ines@exemplia.test')
  await passwordInput.fill(typed)
  await userEvent.keyboard('{Enter}')
}

test('the password can be shown, also while it is typed, and hidden again', async () => {
  await renderSignIn()
  await passwordInput.fill('ouvre-toi')
  await expect.element(passwordInput).toHaveAttribute('type', 'password')
  await page.getByLabelText('Afficher le mot de passe').click()
  await expect.element(passwordInput).toHaveAttribute('type', 'text')
  await userEvent.type(passwordInput, ', sésame')
  await expect.element(passwordInput).toHaveValue('ouvre-toi, sésame')
  await page.getByLabelText('Afficher le mot de passe').click()
  await expect.element(passwordInput).toHaveAttribute('type', 'password')
})

test('a wrong password shows the server’s sentence, and the right one leads to the asked page', async () => {
  const sent = respond(
    'post',
    '/api/users/login',
    refusalResponse(401, WRONG_CREDENTIALS_SENTENCE),
    json({}),
  )
  await renderSignIn()
  await getButton('Se connecter').click()
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Saisissez votre e-mail et votre mot de passe.')
  await submitSignIn('faux')
  await expect.element(page.getByRole('alert')).toHaveTextContent(WRONG_CREDENTIALS_SENTENCE)
  await expect.element(emailInput).toHaveValue('ines@exemplia.test')
  await submitSignIn('juste')
  await expect.poll(() => router.push.mock.calls).toEqual([['/admin/account']])
  const credentials = { email: 'ines@exemplia.test', code: '' }
  expect(sent).toEqual([
    { ...credentials, password: 'faux' },
    { ...credentials, password: 'juste' },
  ])
})

test('a second factor is asked for after the password, and a recovery code replaces it', async () => {
  const missing = HttpResponse.json(
    { errors: [{ message: 'Code', data: { secondFactor: 'missing' } }] },
    { status: 401 },
  )
  const sent = respond(
    'post',
    '/api/users/login',
    missing,
    refusalResponse(401, 'Ce code n’est pas valable.'),
    json({}),
  )
  await renderSignIn(390)
  await submitSignIn('juste')
  const code = page.getByLabelText('Code à six chiffres')
  await expect.element(code).toHaveFocus()
  await expectNoAxeViolation()
  await userEvent.keyboard('000000{Enter}')
  await expect.element(page.getByRole('alert')).toHaveTextContent('n’est pas valable')
  await getButton('Utiliser un code de secours').click()
  await expect.element(page.getByLabelText('Code de secours')).toHaveFocus()
  await userEvent.keyboard('abcd-efgh{Enter}')
  await expect.poll(() => router.push.mock.calls).toEqual([['/admin/account']])
  const credentials = { email: 'ines@exemplia.test', password: 'juste' }
  expect(sent).toEqual(
    ['', '000000', 'abcd-efgh'].map((typed) => ({ ...credentials, code: typed })),
  )
})

testAt([390, 1440])('the sign-in form has no axe violation at %i px', async (width) => {
  await renderSignIn(width)
  await expect.element(emailInput).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test.each([
  {
    outcome: 'mailed',
    introduction: 'vous recevrez un lien',
    send: 'Recevoir un lien',
    done: 'elle reçoit un lien d’ici quelques minutes',
  },
  {
    outcome: 'stored',
    introduction: 'Ce site n’envoie pas d’e-mails',
    send: 'Préparer un lien',
    done: 'Aucun e-mail n’est parti.',
  },
] as const)('a forgotten password is $outcome, and the text says so', async (expected) => {
  const sent = respond(
    'post',
    '/api/users/forgot-password',
    refusalResponse(429, 'Réessayez.'),
    json({}),
  )
  await renderInAdmin(<ForgottenPassword admin="/admin" outcome={expected.outcome} />)
  await expect.element(page.getByText(expected.introduction)).toBeVisible()
  await emailInput.fill('ines@exemplia.test')
  await getButton(expected.send).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Réessayez.')
  await getButton(expected.send).click()
  await expect.element(page.getByText(expected.done)).toHaveFocus()
  await expect.element(emailInput).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('link', { name: 'Retour à la connexion' }))
    .toHaveAttribute('href', '/admin/login')
  expect(sent).toEqual(Array(2).fill({ email: 'ines@exemplia.test' }))
})

const INVITATION_STATE = { isInvitation: true, email: 'lea@exemplia.test', askedBy: 'Andrée Ponge' }

async function openPasswordLink(token: string) {
  // Setting `location.hash` would send `hashchange` later, at which the page reads the link again.
  window.history.replaceState(null, '', `#${token}`)
  // A link to a place on this page: the whole admin cannot be loaded here.
  await renderInAdmin(<ChoosePassword admin="#opened" firm="Exemplia" />)
}

test('an invited person chooses a password that follows the rules, typed twice', async () => {
  const links = respond('post', '/api/liens-mot-de-passe', json(INVITATION_STATE))
  const sent = respond(
    'post',
    '/api/users/reset-password',
    refusalResponse(400, 'Mot de passe refusé', { password: 'Au moins 12 caractères.' }),
    json({}),
  )
  await openPasswordLink('1234')
  await expect.element(page.getByRole('heading')).toHaveTextContent('Bienvenue chez Exemplia')
  await expect.element(page.getByText('Andrée Ponge vous invite.')).toBeVisible()
  await expect.element(page.getByText('compter au moins 12 caractères')).toBeVisible()
  await expect.element(page.getByLabelText('Votre compte')).toHaveValue('lea@exemplia.test')
  expect(links).toEqual([{ token: '1234' }])
  await expectNoAxeViolation()

  const again = page.getByLabelText('Le même, une seconde fois')
  const alert = page.getByRole('alert')
  await getButton('Ouvrir mon compte').click()
  await expect.element(alert).toHaveTextContent('Choisissez un mot de passe.')
  await passwordInput.fill('court')
  await again.fill('autre')
  await getButton('Ouvrir mon compte').click()
  await expect.element(alert).toHaveTextContent('Les deux mots de passe ne sont pas les mêmes.')
  expect(sent).toEqual([])
  await again.fill('court')
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toHaveTextContent('Au moins 12 caractères.')
  await expect.element(passwordInput).toHaveValue('court')
  await passwordInput.fill('un mot de passe choisi')
  await again.fill('un mot de passe choisi')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => window.location.hash).toBe('#opened')
  expect(sent).toEqual([
    { token: '1234', password: 'court' },
    { token: '1234', password: 'un mot de passe choisi' },
  ])
})

test('a link that cannot be checked is tried again; one that is used up leads to another', async () => {
  const closed = new HttpResponse(null, { status: 404 })
  respond('post', '/api/liens-mot-de-passe', HttpResponse.error(), closed)
  await openPasswordLink('5678')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Le lien n’a pas pu être vérifié. Réessayez dans quelques minutes.')
  await getButton('Réessayer').click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Il a déjà servi')
  await expect
    .element(page.getByRole('link', { name: 'Recevoir un autre lien' }))
    .toHaveAttribute('href', '#opened/forgot')
})
