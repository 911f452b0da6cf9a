import type { Page } from '@playwright/test'
import { signInByForm } from '../support/adminPages'
import { expectNoBarrier } from '../support/barriers'
import { codeOf } from '../support/secondFactor'
import { openAccount, type StaffAccount } from '../support/siteRecords'
import { expect, test } from '../support/test'

test.use({ expectedFaults: [/^console: Failed to load resource.*(400|401)/] })

test('a second factor is set up, asked for, replaced by a code from paper and turned off', async ({
  page,
  director,
}) => {
  const account = await openAccount(director, { role: 'moderator' })
  await signInByForm(page, account)
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/account')
  await page.getByRole('button', { name: 'Activer la double authentification' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Votre mot de passe').fill('ce n’est pas lui')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Ce n’est pas votre mot de passe actuel.')).toBeVisible()
  await dialog.getByLabel('Votre mot de passe').fill(account.password)
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
  await expectNoBarrier(page, 'the picture to scan', [], 'dialog')
  const secret = (await dialog.locator('code').textContent()) ?? ''
  // The dialog has moved on to the field: nothing needs to be clicked.
  await page.keyboard.type(await codeOf(secret))
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('listitem')).toHaveCount(10)
  const paper = (await dialog.getByRole('listitem').first().textContent()) ?? ''
  const recovery = (await dialog.getByRole('listitem').nth(1).textContent()) ?? ''
  await dialog.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
  await expect(page.getByText('Il vous reste 10 codes de secours.')).toBeVisible()

  await signInAgain(page, account)
  const code = page.getByLabel('Code à six chiffres')
  await expect(code).toBeFocused()
  await expectNoBarrier(page, 'the code at the sign-in')
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

test('the own sessions are listed, and another one is closed', async ({
  page,
  director,
  browser,
}) => {
  const account = await openAccount(director, { role: 'moderator' })
  const other = await browser.newPage()
  await signInByForm(other, account)
  await expect(other).toHaveURL('/admin')
  await signInByForm(page, account)
  await expect(page).toHaveURL('/admin')
  await page.goto('/admin/account')
  const sessions = page.getByRole('region', { name: 'Appareils connectés' })
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await expect(sessions.getByText('Cet appareil')).toHaveCount(1)
  await sessions.getByRole('button', { name: /^Fermer la session/ }).click()
  await expect(page.getByText('Session fermée')).toBeVisible()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await other.goto('/admin')
  await expect(other).toHaveURL(/\/admin\/login/)
  await other.close()
})

async function signInAgain(page: Page, account: StaffAccount) {
  await page.context().clearCookies()
  await signInByForm(page, account)
}
