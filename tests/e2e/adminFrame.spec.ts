import type { Locator, Page } from '@playwright/test'
import { comeAs } from '../support/adminPages'
import {
  applicationsOf,
  openAccount,
  publishOffer,
  sendApplication,
  sendMessage,
} from '../support/siteRecords'
import { expect, test } from '../support/test'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu de l’administration' })

/** A click before the scripts of the page are there is lost again. */
const openGroup = (page: Page, group: string, entry: Locator) =>
  expect(async () => {
    if (await entry.isHidden()) await menu(page).locator('summary', { hasText: group }).click()
    await expect(entry).toBeVisible({ timeout: 1_000 })
  }).toPass()

test('the menu is open on a wide screen, marks the place and names the firm and the person', async ({
  staffPage,
}) => {
  await staffPage.goto('/admin')
  const header = staffPage.getByRole('region', { name: 'Administration', exact: true })
  await expect(header).toContainText(/Administration Exemplia/)
  await expect(
    header.getByRole('link', { name: /^administration\d@exemplia\.test$/ }),
  ).toBeVisible()
  for (const place of ['Tableau de bord', "Offres d'emploi", 'Candidatures', 'Messages contact']) {
    await expect(menu(staffPage).getByRole('link', { name: place })).toBeVisible()
  }
  await expect(menu(staffPage).locator('[aria-current=page]')).toHaveText('Tableau de bord')
  await menu(staffPage).getByRole('link', { name: 'Candidatures' }).click()
  await expect(staffPage).toHaveURL(/job-applications/)
  await expect(menu(staffPage).locator('[aria-current=page]')).toContainText('Candidatures')
  const language = staffPage.getByRole('button', { name: /^Langue du contenu/ })
  await expect(language).toBeHidden()
  const settings = menu(staffPage).getByRole('link', { name: 'Réglages du site' })
  await openGroup(staffPage, 'Réglages', settings)
  await settings.click()
  await expect(staffPage).toHaveURL(/website-settings/)
  await expect(menu(staffPage).locator('[aria-current=page]')).toHaveText('Réglages du site')
  await expect(language).toBeVisible()
  await staffPage.goto('/admin/collections/visit-exclusions')
  await expect(staffPage.getByRole('heading', { level: 1 })).toHaveText('Visites écartées')
  await expect(language).toBeHidden()
})

test('what is written every week stands open, the rest is folded and stays as one left it', async ({
  page,
  director,
}) => {
  await comeAs(page, await openAccount(director, { role: 'admin' }))
  const link = (name: string) => menu(page).getByRole('link', { name, exact: true })
  const group = (name: string) => menu(page).locator('summary').filter({ hasText: name })
  await expect(link('Témoignages')).toBeVisible()
  for (const folded of ['Agences', 'Réglages du site', 'Journal d’activité']) {
    await expect(link(folded)).toBeHidden()
  }

  // Where one is stands open, without being remembered so.
  await page.goto('/admin/collections/offices')
  await expect(link('Agences')).toHaveAttribute('aria-current', 'page')
  await expect(link('Agences')).toBeVisible()
  await menu(page)
    .getByRole('link', { name: /^Candidatures/ })
    .click()
  await expect(page).toHaveURL(/job-applications/)
  await expect(link('Agences')).toBeHidden()

  // By keys, and remembered.
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().includes('payload-preferences/nav') && answer.request().method() === 'POST',
  )
  await group('Réglages').press('Enter')
  await expect(link('Réglages du site')).toBeVisible()
  await saved
  await page.reload()
  await expect(link('Réglages du site')).toBeVisible()
  await expect(link('Agences')).toBeHidden()

  // Everything open fits the window of a small laptop's browser, to the last link.
  for (const name of ['Autres pages', 'Administration']) await group(name).click()
  await expect(link('Journal d’activité')).toBeInViewport({ ratio: 1 })
  const nav = menu(page)
  expect(await nav.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(
    0,
  )
})

test('the menu stays folded for whoever folds it', async ({ page, director }) => {
  await comeAs(page, await openAccount(director, { role: 'moderator' }))
  const saved = page.waitForResponse(
    (answer) =>
      answer.url().includes('payload-preferences/nav') && answer.request().method() === 'POST',
  )
  const fold = page.getByRole('button', { name: 'Replier le menu' })
  await expect(fold).toBeVisible()
  // A click before the scripts of the page are there does nothing.
  await expect(async () => {
    if (await fold.isVisible()) await fold.click()
    await expect(menu(page).getByText('Témoignages')).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await saved
  await page.reload()
  await expect(menu(page).getByText('Témoignages')).toBeHidden()
  await expect(menu(page).getByRole('link', { name: 'Candidatures' })).toBeVisible()
  const unfold = page.getByRole('button', { name: 'Déplier le menu' })
  await expect(async () => {
    if (await unfold.isVisible()) await unfold.click()
    await expect(menu(page).getByText('Témoignages')).toBeVisible({ timeout: 1_000 })
  }).toPass()
})

test('a Moderator is not shown what only others may set', async ({ page, director }) => {
  await comeAs(page, await openAccount(director, { role: 'moderator' }))
  await expect(menu(page).getByRole('link', { name: 'Témoignages' })).toBeVisible()
  await expect(menu(page).locator('a[href$="/hero-settings"]')).toHaveCount(1)
  await expect(menu(page).locator('a[href$="/email-settings"]')).toHaveCount(0)
})

test('badges and the open list follow what comes in, in every open tab', async ({
  context,
  staffPage,
  staff,
}) => {
  const other = await context.newPage()
  await other.goto('/admin/collections/job-applications')
  await staffPage.goto('/admin')
  // Other journeys send some too: the figure is read off the page, and must come to hold for both.
  const pending = (page: Page) => menu(page).getByRole('link', { name: /^Candidatures/ })
  const { candidateName } = await sendApplication(staff)
  await expect(other.getByRole('cell', { name: candidateName }).first()).toBeVisible()
  await expectBadge(staffPage, pending, () => count('job-applications', 'pending'))
  await expectBadge(other, pending, () => count('job-applications', 'pending'))
  const [application] = await applicationsOf(staff, candidateName)
  await staff.patch(`/api/job-applications/${application?.id}`, { data: { status: 'reviewed' } })
  await expectBadge(other, pending, () => count('job-applications', 'pending'))
  await sendMessage(staff, 'Un message')
  const unread = (page: Page) => menu(page).getByRole('link', { name: /^Messages contact/ })
  await expectBadge(staffPage, unread, () => count('contact-messages', 'new'))

  async function count(collection: string, status: string) {
    const params = { 'where[status][equals]': status }
    const answer = await staff.get(`/api/${collection}/count`, { params })
    return Number((await answer.json()).totalDocs)
  }
})

async function expectBadge(
  page: Page,
  place: (page: Page) => ReturnType<Page['getByRole']>,
  count: () => Promise<number>,
) {
  await expect(async () => {
    const shown = /(\d+) (en attente|nouveaux?)/.exec((await place(page).textContent()) ?? '')
    expect(Number(shown?.[1] ?? 0)).toBe(await count())
  }).toPass({ timeout: 15_000 })
}

test('rows that are selected stay so while the list changes', async ({ staffPage, staff }) => {
  const offer = await publishOffer(staff)
  await staffPage.goto('/admin/collections/job-offers?limit=100')
  const row = staffPage.getByRole('row').filter({ hasText: offer.title })
  // A click before the scripts of the page are there does nothing.
  await expect(() => row.getByRole('checkbox').first().check({ timeout: 1_000 })).toPass()
  const another = await publishOffer(staff)
  const counted = menu(staffPage).getByRole('link', { name: /^Offres d'emploi/ })
  await expect(counted).toBeVisible()
  await expect(row.getByRole('checkbox').first()).toBeChecked()
  await row.getByRole('checkbox').first().uncheck()
  await expect(staffPage.getByRole('row').filter({ hasText: another.title })).toBeVisible()
})

test.describe('signing out', () => {
  // What is followed live may be asked for once more before the page is left.
  test.use({ expectedFaults: [/status of 401.*\/api\/equipe\/evenements/] })

  test('ends the session and leads to the site', async ({ page, director }) => {
    await comeAs(page, await openAccount(director, { role: 'moderator' }))
    await page.getByRole('button', { name: 'Se déconnecter' }).click()
    await expect(page).toHaveURL('/')
    await page.goto('/admin')
    await expect(page).toHaveURL(/\/admin\/login/)
  })
})

test('a menu that was opened before the scripts came stays open', async ({ staffPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  let letGo = () => {}
  const isOpened = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await isOpened
    await route.continue()
  })
  await page.goto('/admin', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu : Tableau de bord' }).click()
  await expect(menu(page)).toBeVisible()
  letGo()
  await expect(page.locator('.template-default--nav-hydrated')).toBeAttached()
  await expect(menu(page)).toBeVisible()
  await menu(page).getByRole('link', { name: 'Messages contact' }).click()
  await expect(page).toHaveURL(/contact-messages/)
  await expect(menu(page)).toBeHidden()
})

test('on a phone the menu opens from where one is, and closes once elsewhere', async ({
  staffPage,
}) => {
  await staffPage.setViewportSize({ width: 390, height: 844 })
  await staffPage.goto('/admin')
  await expect(menu(staffPage)).toBeHidden()
  await staffPage.getByRole('button', { name: 'Menu : Tableau de bord' }).click()
  await menu(staffPage).getByRole('link', { name: 'Messages contact' }).click()
  await expect(staffPage).toHaveURL(/contact-messages/)
  await expect(menu(staffPage)).toBeHidden()
  const button = staffPage.getByRole('button', { name: 'Menu : Messages contact' })
  await button.focus()
  await staffPage.keyboard.press('Enter')
  await expect(menu(staffPage)).toBeVisible()
  await staffPage.keyboard.press('Escape')
  await expect(menu(staffPage)).toBeHidden()
})
