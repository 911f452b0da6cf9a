import { openList, signInByForm } from '../support/adminPages'
import { openAccount, publishOffer, sendApplication, sendMessage } from '../support/siteRecords'
import { signedIn } from '../support/staffAccounts'
import { expect, test } from '../support/test'

test.describe('a wrong password', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource.*401/] })

  test('is refused in the words of the house, and the right one opens', async ({ page, staff }) => {
    const account = await openAccount(staff, { role: 'moderator' })
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

test('the password can be shown and hidden', async ({ page }) => {
  await page.goto('/admin/login')
  const password = page.getByLabel(/^Mot de passe/)
  await password.fill('ouvre-toi')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByLabel('Afficher le mot de passe').check()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByLabel('Afficher le mot de passe').uncheck()
  await expect(password).toHaveAttribute('type', 'password')
})

test('nobody is led into the lists without signing in', async ({ page }) => {
  await page.goto('/admin/collections/job-applications')
  await expect(page).toHaveURL(/\/admin\/login/)
})

test('a moderator decides but is offered no deletion, and REST refuses it', async ({
  page,
  staff,
  baseURL,
}) => {
  const account = await openAccount(staff, { role: 'moderator' })
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
