import type { Page } from '@playwright/test'
import { formatDateTime } from '@/src/content/dates'
import { DEFAULT_TIMEZONE } from '@/src/domain/languages/siteLocale'
import { signInByForm } from '../support/adminPages'
import { openAccount, rareWord, type StaffAccount } from '../support/siteRecords'
import { signedIn } from '../support/staffAccounts'
import { expect, test } from '../support/test'

const password = 'un mot de passe choisi'

test('a person is invited by mail, chooses a password, and is let in', async ({
  staffPage: page,
  browser,
}) => {
  const email = `${rareWord()}@exemplia.test`.toLowerCase()
  await page.goto('/admin/collections/users')
  await expect(page.getByText('Seules des personnes de confiance')).toBeVisible()
  await page.getByRole('button', { name: 'Inviter un utilisateur' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Rôle *')).toHaveValue('moderator')
  // This site has no mail server.
  await dialog.getByRole('button', { name: 'Créer l’invitation' }).click()
  await expect(dialog.getByText('Veuillez remplir tous les champs obligatoires')).toBeVisible()
  for (const field of [dialog.getByLabel('Nom *'), dialog.getByLabel('E-mail *')]) {
    await expect(field).toHaveAccessibleDescription('Ce champ est obligatoire.')
  }
  await dialog.getByLabel('Nom *').fill('Léa Fontaine')
  await dialog.getByLabel('E-mail *').fill(email)
  await dialog.getByRole('button', { name: 'Créer l’invitation' }).click()
  await expect(page.getByRole('heading', { name: 'Invitation créée' })).toBeVisible()
  const link = new URL(await page.getByLabel('Lien d’invitation').inputValue())

  await page.goto(`/admin/collections/users?search=${encodeURIComponent(email)}`)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Invité')
  await expect(row).toContainText('Jamais connecté')

  const visitor = await browser.newPage()
  await visitor.goto(link.pathname + link.hash)
  await expect(visitor.getByRole('heading', { name: /^Bienvenue chez/ })).toBeVisible()
  await expect(visitor.getByText('vous invite.')).toBeVisible()
  await expect(visitor.getByText('compter au moins 12 caractères')).toBeVisible()
  await expect(visitor.getByLabel('Votre compte')).toHaveValue(email)
  await visitor.getByLabel('Mot de passe').fill('court')
  await visitor.getByLabel('Le même, une seconde fois').fill('court')
  await visitor.getByRole('button', { name: 'Ouvrir mon compte' }).click()
  await expect(visitor.getByRole('alert').filter({ hasText: 'au moins 12' })).toBeVisible()
  await visitor.getByLabel('Mot de passe').fill(password)
  await visitor.getByLabel('Le même, une seconde fois').fill(password)
  await visitor.getByRole('button', { name: 'Ouvrir mon compte' }).click()
  await expect(visitor).toHaveURL('/admin')
  await visitor.close()
  await page.reload()
  await expect(row).toContainText('Actif')
})

test.describe('an address that has an account already', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource.*400/] })

  test('is refused at its field, in an invitation and in another account', async ({
    page,
    director,
    directorAccount,
  }) => {
    const [taken, other] = [
      await openAccount(director, { role: 'moderator' }),
      await openAccount(director, { role: 'moderator' }),
    ]
    await signInByForm(page, directorAccount)
    await expect(page).toHaveURL('/admin')
    await page.goto('/admin/collections/users')
    await page.getByRole('button', { name: 'Inviter un utilisateur' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Nom *').fill('Léa Fontaine')
    await dialog.getByLabel('E-mail *').fill(taken.email.toLowerCase())
    await dialog.getByRole('button', { name: 'Créer l’invitation' }).click()
    await expect(dialog.getByLabel('E-mail *')).toHaveAccessibleDescription(
      'Un compte existe déjà avec cette adresse e-mail.',
    )
    await expect(
      dialog.getByText("Erreur lors de l'envoi de l'invitation. Veuillez réessayer."),
    ).toHaveCount(1)

    const list = await director.get('/api/users', {
      params: { 'where[email][equals]': other.email.toLowerCase() },
    })
    const { docs } = await list.json()
    await page.goto(`/admin/collections/users/${docs[0].id}`)
    await page.getByLabel('E-mail').fill(taken.email.toLowerCase())
    await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
    await dialog.getByLabel('Votre mot de passe').fill(directorAccount.password)
    await dialog.getByRole('button', { name: 'Confirmer' }).click()
    await expect(dialog).toHaveCount(0)
    const field = page.locator('.field-type', { has: page.getByLabel('E-mail') })
    await expect(field.getByText('Cette valeur est déjà prise.')).toBeVisible()
  })
})

test('an access is suspended at once, restored, and deleted after a question', async ({
  staffPage: page,
  director,
  baseURL,
}) => {
  const account = await openAccount(director, { role: 'moderator' })
  const email = account.email.toLowerCase()
  const moderator = await signedIn(baseURL ?? '', account)
  await page.goto(`/admin/collections/users?search=${encodeURIComponent(email)}`)
  const row = page.getByRole('row').filter({ hasText: email })

  await row.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
  await expect(
    page.getByText('Rien n’est parti : aucun serveur d’envoi n’est réglé.'),
  ).toBeVisible()
  await row.getByRole('button', { name: 'Suspendre l’accès' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Suspendre l’accès' }).click()
  await expect(page.getByText('Utilisateur modifié avec succès !')).toBeVisible()
  await expect(row).toContainText('Inactif')
  expect((await moderator.get('/api/job-applications')).status()).toBe(403)

  await row.getByRole('button', { name: 'Supprimer' }).click()
  const question = 'Êtes-vous sûr de vouloir supprimer cet utilisateur ?'
  const dialog = page.getByRole('dialog').filter({ hasText: question })
  await dialog.getByRole('button', { name: 'Supprimer définitivement' }).click()
  await expect(page.getByText('Utilisateur supprimé avec succès !')).toBeVisible()
  await expect(row).toHaveCount(0)
  await moderator.dispose()
})

test('a Super Administrator cannot be deleted', async ({ page, directorAccount }) => {
  const other = await signedInAs(page, directorAccount)
  const { email } = await openAccount(other, { role: 'super-admin' })
  await page.goto(`/admin/collections/users?search=${encodeURIComponent(email)}`)
  const row = page.getByRole('row').filter({ hasText: email.toLowerCase() })
  await expect(row.getByRole('button', { name: 'ne peut pas être supprimé' })).toBeDisabled()
  await other.dispose()
})

async function signedInAs(page: Page, account: StaffAccount) {
  await signInByForm(page, account)
  await expect(page).toHaveURL('/admin')
  return signedIn(new URL(page.url()).origin, account)
}

test('times are those of the clocks of the settings, whatever clock the computer has', async ({
  browser,
  directorAccount: director,
}) => {
  const page = await browser.newPage({ timezoneId: 'Asia/Tokyo' })
  const before = new Date()
  await signInByForm(page, director)
  await page.waitForURL('**/admin')
  const minutes = [before, new Date()].map((moment) => formatDateTime(moment, DEFAULT_TIMEZONE))
  const shown = new RegExp(minutes.join('|'))

  await page.goto(`/admin/collections/users?search=${encodeURIComponent(director.email)}`)
  await expect(page.getByRole('row').filter({ hasText: director.email })).toContainText(shown)
  await page.goto('/admin/account')
  await expect(page.locator('.field-type').filter({ hasText: 'Dernière connexion' })).toContainText(
    shown,
  )
  await page.close()
})
