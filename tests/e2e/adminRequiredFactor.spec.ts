import { signInByForm } from '../support/adminPages'
import { expectNoBarrier } from '../support/barriers'
import { codeOf } from '../support/secondFactor'
import { openAccount } from '../support/siteRecords'
import { expect, test } from '../support/test'

// What the admin asks for in the background is refused to whoever has no rights yet.
test.use({ expectedFaults: [/^console: Failed to load resource.*(401|403)/] })

test('whoever must have a second factor is led to set it up, and a Super Administrator takes it away', async ({
  page,
  browser,
  baseURL,
  director,
  directorAccount,
}) => {
  test.slow()
  const account = await openAccount(director, { role: 'moderator' })
  const requireOf = (secondFactorRoles: string[]) =>
    director.post('/api/globals/website-settings', { data: { secondFactorRoles } })
  await expect(await requireOf(['moderator'])).toBeOK()
  try {
    await signInByForm(page, account)
    await expect(page.getByRole('heading', { name: 'Une étape avant de continuer' })).toBeVisible()
    await expectNoBarrier(page, 'what is still to do')
    await page.goto('/admin/collections/job-applications')
    await expect(page).toHaveURL(/\/admin\/unauthorized/)
    await page.getByRole('button', { name: 'Activer la double authentification' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Votre mot de passe').fill(account.password)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('img', { name: 'QR code' })).toBeVisible()
    const secret = (await dialog.locator('code').textContent()) ?? ''
    await dialog.getByLabel('Code montré').fill(await codeOf(secret))
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await requireOf([])
  }

  const office = await browser.newPage({ storageState: await director.storageState() })
  const { docs } = await (
    await director.get('/api/users', {
      params: { 'where[email][equals]': account.email.toLowerCase() },
    })
  ).json()
  await office.goto(`${baseURL}/admin/collections/users/${docs[0].id}`)
  const reset = 'Réinitialiser la double authentification'
  await office.getByRole('button', { name: reset }).click()
  await office.getByLabel('Votre mot de passe').fill(directorAccount.password)
  await office.getByRole('dialog').getByRole('button', { name: reset }).click()
  await expect(office.getByText('Double authentification réinitialisée')).toBeVisible()
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/login/)
  await signInByForm(page, account)
  await expect(page).toHaveURL('/admin')
  await office.close()
})
