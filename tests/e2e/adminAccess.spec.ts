import { newPasswordForm, signInForm } from '../support/screens/signInForm'
import { readSentMailsTo } from '../support/sentMails'
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
  // This site has no mail server: its mails are stored as files.
  await expect(page.getByText('Ce site n’envoie pas d’e-mails')).toBeVisible()
  await signInForm(page).email.fill(email)
  await page.getByRole('button', { name: 'Préparer un lien' }).click()
  await expect(page.getByText('Aucun e-mail n’est parti.')).toBeFocused()
  const linkOf = async () => {
    const [mail] = await readSentMailsTo(email.toLowerCase())
    return /https?:\/\/\S+#[0-9a-f]{64}/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(linkOf).not.toBe('')
  const { pathname, hash } = new URL(await linkOf())

  await page.goto(pathname + hash)
  await newPasswordForm(page).choose('un mot de passe tout neuf')
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await expect(page).toHaveURL('/admin')
})
