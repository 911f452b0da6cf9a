import { findMailedPasswordLink } from '../support/mailedPasswordLink'
import { newPasswordForm, signInForm } from '../support/screens/signInForm'
import { openAccount } from '../support/siteRecords'
import { expect, test } from '../support/test'

test.use({ expectedFaults: [/^console: Failed to load resource.*(401|403)/] })

test('A person signs in with the right password after a wrong one', async ({ page, director }) => {
  const account = await openAccount(director, { role: 'moderator' })
  await signInForm(page).signIn({ ...account, password: 'un autre mot de passe' })
  await expect(page.getByText('Email ou mot de passe incorrect')).toBeVisible()
  await signInForm(page).signIn(account)
  await expect(page).toHaveURL('/admin')
})

test('A suspended person is refused with the reason', async ({ page, director }) => {
  const account = await openAccount(director, { role: 'moderator', status: 'inactive' })
  await signInForm(page).signIn(account)
  await expect(
    page.getByText('Ce compte est suspendu. Adressez-vous à un administrateur.'),
  ).toBeVisible()
})

test('A person who forgot the password chooses another through the mailed link', async ({
  page,
  director,
}) => {
  const { email } = await openAccount(director, { role: 'moderator' })
  await page.goto('/admin/login')
  await page.getByRole('link', { name: /^Mot de passe oublié/ }).click()
  await expect(page.getByText('vous recevrez un lien')).toBeVisible()
  await signInForm(page).email.fill(email)
  await page.getByRole('button', { name: 'Recevoir un lien' }).click()
  await expect(page.getByText('Si un compte est ouvert à cette adresse')).toBeFocused()

  await page.goto(await findMailedPasswordLink(email))
  await newPasswordForm(page).choose('un mot de passe tout neuf')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page).toHaveURL('/admin')
})
