import { findMailedPasswordLink } from '../support/mailedPasswordLink'
import { adminList } from '../support/screens/adminList'
import { newPasswordForm } from '../support/screens/signInForm'
import { createRareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('An invited person chooses a password and is signed in', async ({
  staffPage: page,
  browser,
}) => {
  const email = `${createRareWord()}@exemplia.test`.toLowerCase()
  await page.goto('/admin/collections/users')
  await page.getByRole('button', { name: 'Inviter un utilisateur' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom *').fill('Léa Fontaine')
  await dialog.getByLabel('E-mail *').fill(email)
  await dialog.getByRole('button', { name: 'Envoyer l’invitation' }).click()
  await expect(page.getByText('Invitation envoyée avec succès !')).toBeVisible()

  await page.goto(`/admin/collections/users?search=${encodeURIComponent(email)}`)
  const row = adminList(page).row(email)
  await expect(row).toContainText('Invité')
  await expect(row).toContainText('Jamais connecté')

  const visitor = await browser.newPage()
  await visitor.goto(await findMailedPasswordLink(email))
  await expect(visitor.getByRole('heading', { name: /^Bienvenue chez/ })).toBeVisible()
  await expect(visitor.getByLabel('Votre compte')).toHaveValue(email)
  await newPasswordForm(visitor).choose('un mot de passe choisi')
  await visitor.getByRole('button', { name: 'Ouvrir mon compte' }).click()
  await expect(visitor).toHaveURL('/admin')
  await visitor.close()
  await page.reload()
  await expect(row).toContainText('Actif')
})
