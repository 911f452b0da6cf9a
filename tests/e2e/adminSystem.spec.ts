import { openAccount } from '../support/siteRecords'
import { signedIn } from '../support/staffAccounts'
import { expect, test } from '../support/test'

const ADDRESS = '/admin/etat-du-systeme'

test('a Super Administrator sees how each part is, and looks again', async ({
  context,
  director,
  page,
}) => {
  await context.addCookies((await director.storageState()).cookies)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'État du système' }).click()
  await expect(page).toHaveURL(ADDRESS)
  await expect(page.getByRole('heading', { level: 1, name: 'État du système' })).toBeVisible()
  const good = page.getByRole('region', { name: 'Bon' }).getByRole('listitem')
  await expect(good.filter({ hasText: 'Base de données' })).toContainText(/PostgreSQL \d+/)
  // The files of the journeys lie in a store of their own, and visitors are given pictures from it.
  await expect(good.filter({ hasText: 'Stockage des fichiers' })).toContainText('S3 exemplia')
  await expect(good.filter({ hasText: 'Images du site' })).toContainText('arrive entière')
  await expect(good.filter({ hasText: 'Lanceur de tâches' })).toContainText('dernière ronde')
  const untried = page.getByRole('region', { name: 'Non vérifié' }).getByRole('listitem')
  await expect(untried.filter({ hasText: 'Antivirus' })).toContainText('CLAMD_HOST')
  const again = page.getByRole('button', { name: 'Vérifier à nouveau' })
  await again.click()
  await expect(again).toBeEnabled()
  await expect(page.getByText(/\d+ bons/)).toContainText(/Vérifié à \d\d:\d\d/)
})

test.describe('nobody else', () => {
  test.use({ expectedFaults: [/status of 404/] })

  test('sees it, nor the way to it', async ({ baseURL, director, page, staffPage }) => {
    await staffPage.goto('/admin')
    await expect(staffPage.getByText(/^Version \d/)).toBeVisible()
    await expect(staffPage.getByRole('link', { name: 'État du système' })).toHaveCount(0)
    await staffPage.goto(ADDRESS)
    await expect(staffPage.getByText('PostgreSQL')).toHaveCount(0)
    await expect(staffPage.getByText('Base de données')).toHaveCount(0)

    const moderator = await signedIn(
      baseURL ?? '',
      await openAccount(director, { role: 'moderator' }),
    )
    const shown = await moderator.get(ADDRESS)
    expect(await shown.text()).not.toContain('PostgreSQL')
    await moderator.dispose()

    await page.context().clearCookies()
    await page.goto(ADDRESS)
    await expect(page).toHaveURL(/\/admin\/login\?redirect=/)
  })
})
