import { comeAs } from '../support/comeAs'
import { holdBack } from '../support/holdBack'
import { adminFrame } from '../support/screens/adminFrame'
import { openAccount } from '../support/siteRecords'
import { expect, test } from '../support/test'
import { untilHydrated } from '../support/untilHydrated'

test('The menu fits the window of a small laptop, and scrolls when all groups are open', async ({
  page,
  director,
}) => {
  await comeAs(page, await openAccount(director, { role: 'admin' }))
  const { menu } = adminFrame(page)
  const last = menu.getByRole('link', { name: 'Journal d’activité' })
  const hiddenHeight = () => menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight)
  await expect.poll(hiddenHeight).toBe(0)
  for (const name of ['Autres pages', 'Réglages', 'Administration']) {
    const group = menu.locator('details').filter({ hasText: name })
    // A click before hydration has no effect.
    await untilHydrated(group.locator('summary'))
    await group.locator('summary').click()
    await expect(group).toHaveAttribute('open')
  }
  await last.scrollIntoViewIfNeeded()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test.describe('Signing out', () => {
  // The live events may be requested once more before the browser leaves the page.
  test.use({ expectedFaults: [/status of 401.*\/api\/equipe\/evenements/] })

  test('ends the session and leads to the site', async ({ page, director }) => {
    await comeAs(page, await openAccount(director, { role: 'moderator' }))
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/login/)
  })
})

test('A menu that was opened before the scripts were loaded stays open', async ({
  staffPage: page,
}) => {
  const { menu } = adminFrame(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const letGo = await holdBack(page, /\/_next\/static\/.*\.js/)
  await page.goto('/admin', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu : Tableau de bord' }).click()
  await expect(menu).toBeVisible()
  letGo()
  await expect(page.locator('.template-default--nav-hydrated')).toBeAttached()
  await expect(menu).toBeVisible()
  await menu.getByRole('link', { name: 'Messages contact' }).click()
  await expect(page).toHaveURL(/contact-messages/)
  await expect(menu).toBeHidden()
})
