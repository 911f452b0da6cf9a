import { openList, signInByForm } from '../support/adminPages'
import { follow, tabTo, typeInto } from '../support/keyboard'
import { openAccount, publishOffer, sendApplication, sendMessage } from '../support/siteRecords'
import { signedIn } from '../support/staffAccounts'
import { expect, test } from '../support/test'

test.describe('a wrong password', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource.*401/] })

  test('is refused in the words of the house, and the right one opens', async ({
    page,
    director,
  }) => {
    const account = await openAccount(director, { role: 'moderator' })
    await signInByForm(page, { ...account, password: 'un autre mot de passe' })
    await expect(page.getByText('Email ou mot de passe incorrect')).toBeVisible()
    await signInByForm(page, account)
    await expect(page).toHaveURL('/admin')
    await expect(page.getByText('Email ou mot de passe incorrect')).toHaveCount(0)
  })

  test('and an unknown address are answered alike', async ({ page }) => {
    const account = { email: 'personne@exemplia.test', password: 'un mot de passe' }
    await signInByForm(page, account)
    await expect(page.getByText('Email ou mot de passe incorrect')).toBeVisible()
  })
})

test.describe('a suspended account', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource.*403/] })

  test('is told to be one, to whoever gives its password', async ({ page, director }) => {
    const account = await openAccount(director, { role: 'moderator', status: 'inactive' })
    await signInByForm(page, account)
    await expect(
      page.getByText('Ce compte est suspendu. Adressez-vous à un administrateur.'),
    ).toBeVisible()
  })
})

test('a forgotten password is promised no mail where none can leave', async ({ page }) => {
  await page.goto('/admin/login')
  await page.getByRole('link', { name: /^Mot de passe oublié/ }).click()
  await expect(page.getByRole('heading', { name: 'Mot de passe oublié' })).toBeVisible()
  await expect(page.getByText('Ce site n’envoie pas d’e-mails')).toBeVisible()
  await page.getByLabel('E-mail').fill('personne@exemplia.test')
  await page.getByRole('button', { name: 'Préparer un lien' }).click()
  await expect(page.getByText('Aucun e-mail n’est parti.')).toBeFocused()
  await expect(page.getByText('Soumission réussie')).toHaveCount(0)
  await page.getByRole('link', { name: 'Retour à la connexion' }).click()
  await expect(page).toHaveURL('/admin/login')
})

test('the password can be shown, while it is typed too, and hidden', async ({ page }) => {
  await page.goto('/admin/login')
  const password = page.getByLabel(/^Mot de passe/)
  await password.fill('ouvre-toi')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByLabel('Afficher le mot de passe').check()
  await expect(password).toHaveAttribute('type', 'text')
  await password.pressSequentially(', sésame')
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByLabel('Afficher le mot de passe').uncheck()
  await expect(password).toHaveAttribute('type', 'password')
})

test.describe('the own account', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource.*400/] })

  test('gets a new password, with the keyboard, once the current one is right, and is opened by it', async ({
    page,
    director,
  }) => {
    const account = await openAccount(director, { role: 'moderator' })
    const password = 'un mot de passe tout neuf'
    await signInByForm(page, account)
    await expect(page).toHaveURL('/admin')
    await page.goto('/admin/account')
    await follow(page, page.getByRole('button', { name: 'Changer le mot de passe' }))
    const dialog = page.getByRole('dialog')
    const current = dialog.getByLabel('Mot de passe actuel')
    await typeInto(page, current, 'ce n’est pas lui')
    await typeInto(page, dialog.getByLabel('Nouveau mot de passe'), password)
    await typeInto(page, dialog.getByLabel('Confirmez le mot de passe'), password)
    await page.keyboard.press('Enter')
    await expect(current).toHaveAccessibleDescription('Ce n’est pas votre mot de passe actuel.')
    await expect(dialog.getByLabel('Nouveau mot de passe')).toHaveValue(password)
    await tabTo(page, current)
    await page.keyboard.press('Control+a')
    await page.keyboard.type(account.password)
    await follow(page, dialog.getByRole('button', { name: 'Enregistrer le mot de passe' }))
    await expect(page.getByText('Mot de passe changé avec succès')).toBeVisible()

    // What the page still asks for when its session goes would be refused.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await signInByForm(page, { ...account, password })
    await expect(page).toHaveURL('/admin')
  })
})

test('nobody is offered to choose somebody else’s password', async ({ page, director }) => {
  const { email } = await openAccount(director, { role: 'moderator' })
  const list = await director.get('/api/users', {
    params: { 'where[email][equals]': email.toLowerCase() },
  })
  const { docs } = await list.json()
  await page.context().addCookies((await director.storageState()).cookies)
  await page.goto(`/admin/collections/users/${docs[0].id}`)
  await expect(page.getByLabel('E-mail')).toHaveValue(email.toLowerCase())
  await expect(page.getByRole('button', { name: 'Changer le mot de passe' })).toHaveCount(0)
  await expect(page.getByLabel('Mot de passe actuel')).toHaveCount(0)
})

test('nobody is led into the lists without signing in', async ({ page }) => {
  await page.goto('/admin/collections/job-applications')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('nobody calls a function of the admin without signing in', async ({ request }) => {
  const signInPage = await (await request.get('/admin/login')).text()
  const [, action = ''] = /\\"id\\":\\"([0-9a-f]{42})\\",\\"bound/.exec(signInPage) ?? []
  expect(action).not.toBe('')
  const witness = 'un-en-tete-du-visiteur'
  for (const name of ['constructor', 'form-state', 'slugify', 'get-default-layout']) {
    const answer = await request.post('/admin/login', {
      headers: {
        'Next-Action': action,
        'Content-Type': 'text/plain;charset=UTF-8',
        'X-Temoin': witness,
      },
      data: JSON.stringify([{ name, args: {} }]),
    })
    // A form that is still open after its session is drawn no further, and not closed either.
    expect(answer.status(), name).toBe(name === 'form-state' ? 200 : 404)
    expect(await answer.text(), name).not.toContain(witness)
  }
})

test('a moderator decides but is offered no deletion, and REST refuses it', async ({
  page,
  staff,
  director,
  baseURL,
}) => {
  const account = await openAccount(director, { role: 'moderator' })
  const moderator = await signedIn(baseURL ?? '', account)
  await page.context().addCookies((await moderator.storageState()).cookies)
  const { subject } = await sendMessage(staff, 'Bonjour')
  const { candidateName } = await sendApplication(staff)
  const offer = await publishOffer(staff)

  for (const [collection, name] of [
    ['job-offers', offer.title],
    ['job-applications', candidateName],
    ['contact-messages', subject],
  ] as const) {
    const row = await openList(page, collection, name)
    await expect(row.getByRole('link').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /^Supprimer/ })).toHaveCount(0)
  }
  const refusal = await moderator.delete(`/api/job-offers/${offer.id}`)
  expect(refusal.status()).toBe(403)
  await expect(await staff.get(`/api/job-offers/${offer.id}`)).toBeOK()

  const row = await openList(page, 'job-offers', offer.title)
  await row.getByRole('switch').click()
  await expect(page.getByText('Offre désactivée avec succès')).toBeVisible()
  await moderator.dispose()
})
