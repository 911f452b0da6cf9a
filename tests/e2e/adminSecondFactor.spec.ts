import type { Page } from '@playwright/test'
import { totpCode } from '@/src/plugins/second-factor/tests/support/secondFactor'
import { signInForm } from '../support/screens/signInForm'
import { openAccount, type StaffAccount } from '../support/siteRecords'
import { expect, test } from '../support/test'

test.use({ expectedFaults: [/^console: Failed to load resource.*(400|401)/] })

test('A second factor is set up, asked for at the sign-in, replaced by a recovery code and turned off', async ({
  page,
  director,
}) => {
  const account = await openAccount(director, { role: 'moderator' })
  await signInForm(page).signIn(account)
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Activer la double authentification' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Votre mot de passe').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  // The field takes the focus by itself.
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(await totpCode(secret))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const paper = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  const recovery = (await dialog.getByRole('listitem').nth(1).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible()

  await signInAgain(page, account)
  const code = page.getByLabel('Code à six chiffres')
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'n’est pas valable' })).toBeVisible()
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click()
  await page.getByLabel('Code de secours').fill(paper)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/admin')

  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Désactiver' }).click()
  await dialog.getByLabel('Votre mot de passe').fill(account.password)
  await page.keyboard.press('Enter')
  await dialog.getByLabel('Votre code').fill(recovery)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Non activée')).toBeVisible()
})

async function signInAgain(page: Page, account: StaffAccount) {
  await page.context().clearCookies()
  await signInForm(page).signIn(account)
}
