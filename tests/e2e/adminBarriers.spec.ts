import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility'
import {
  adminScreens,
  createReceivedDocumentPaths,
  findSeededDocumentPaths,
} from '../support/adminScreens'
import { comeAs } from '../support/comeAs'
import { expectEveryTabStop } from '../support/keyboard'
import { findTooLargeShifts, watchLayoutShifts } from '../support/layoutShift'
import { expectNoLeftoverTexts } from '../support/leftovers'
import { settle } from '../support/settle'
import { openAccount } from '../support/siteRecords'
import { expect, test } from '../support/test'
import { withoutEvents } from '../support/withoutEvents'

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watchLayoutShifts(page)
  await withoutEvents(page)
})

/** Opens a page of the admin, waits until it can be used, and expects neither layout shift nor axe violation. */
async function openWithoutBarriers(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await settle(page)
  // This precedes the axe check, which scrolls the page.
  expect.soft(await findTooLargeShifts(page), `layout shift at ${address}`).toEqual([])
  await expectNoLeftoverTexts(page, address)
  await expectAccessible(page, address.replace(/\d+$/, ''))
}

async function expectNoBarriers(page: Page, addresses: string[]) {
  for (const address of addresses) {
    await openWithoutBarriers(page, address)
    if (address !== LEGAL_NOTICE_PATH) await expectEveryTabStop(page, address)
  }
}

// The calendar of its date adds focusable elements when it opens: its focus order was checked by hand.
const LEGAL_NOTICE_PATH = '/admin/globals/legal-notice'

test.describe('Before signing in', () => {
  test.use({ expectedFaults: [/status of 404/] })

  test('no page has an axe violation or a layout shift', { tag: '@phone' }, async ({ page }) => {
    for (const address of adminScreens.outside) await openWithoutBarriers(page, address)
  })
})

test('Six kinds of admin screen have no axe violation', async ({ staffPage: page, staff }) => {
  const [, application = ''] = await createReceivedDocumentPaths(staff)
  const screens = [
    '/admin',
    APPLICATION_LIST_PATH,
    application,
    '/admin/collections/value-pages/create',
    '/admin/globals/data-retention',
    '/admin/statistiques',
  ]
  for (const path of screens) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await settle(page)
      // Another test checks the accessibility on a phone.
      if (width === 1440) await expectAccessible(page, path)
      await expect
        .poll(
          () => page.evaluate(() => document.documentElement.scrollWidth),
          `${path} is too wide`,
        )
        .toBeLessThanOrEqual(width)
    }
    if (path !== APPLICATION_LIST_PATH) continue
    const card = page.locator('tbody').getByRole('row').first()
    await expect(card.getByRole('link').first()).toBeInViewport({ ratio: 1 })
    await expect.poll(async () => (await card.boundingBox())?.y).toBeLessThan(844 / 3)
  }
})

const APPLICATION_LIST_PATH = '/admin/collections/job-applications'

test('On a phone a screen of each kind has no axe violation and no layout shift', {
  tag: '@phone',
}, async ({ staffPage, staff, isMobile }) => {
  test.skip(!isMobile, 'every screen is checked on a wide viewport')
  test.slow()
  const screens = [...adminScreens.ofEachKind, ...(await createReceivedDocumentPaths(staff))]
  for (const address of screens) await openWithoutBarriers(staffPage, address)
})

test('The start page and the lists have no axe violation or layout shift, and Tab reaches every control', async ({
  director,
  page,
  staff,
}) => {
  test.slow()
  await createReceivedDocumentPaths(staff)
  // An own account: Payload remembers how many rows a user has asked for.
  await comeAs(page, await openAccount(director, { role: 'admin' }))
  await expectNoBarriers(page, adminScreens.lists)
})

test('The trashes have no axe violation or layout shift, and Tab reaches every control', async ({
  director,
  page,
}) => {
  test.slow()
  await comeAs(page, await openAccount(director, { role: 'admin' }))
  await expectNoBarriers(page, adminScreens.trashes)
})

test('The screens of Super Administrators have no axe violation or layout shift, and Tab reaches every control', async ({
  context,
  director,
  page,
}) => {
  await context.addCookies((await director.storageState()).cookies)
  await expectNoBarriers(page, adminScreens.ofSuperAdmins)
})

test('The documents have no axe violation or layout shift, and Tab reaches every control', async ({
  staffPage,
  staff,
}) => {
  test.slow()
  await expectNoBarriers(staffPage, await createReceivedDocumentPaths(staff))
  await expectNoBarriers(staffPage, await findSeededDocumentPaths(staff))
})

test('The forms of new documents have no axe violation or layout shift, and Tab reaches every control', async ({
  staffPage,
}) => {
  test.slow()
  await expectNoBarriers(staffPage, adminScreens.forms)
})

test('The settings have no axe violation or layout shift, and Tab reaches every control', async ({
  staffPage,
}) => {
  test.slow()
  await expectNoBarriers(staffPage, adminScreens.globals)
})

test('The parts of a document behind tabs have no axe violation', async ({ staffPage, staff }) => {
  test.slow()
  const documents = (await findSeededDocumentPaths(staff)).filter((address) =>
    address.includes('-pages'),
  )
  for (const address of [...documents, '/admin/globals/home-page', WEBSITE_SETTINGS_PATH]) {
    await staffPage.goto(address)
    const tabs = staffPage.locator('.tabs-field__tab-button')
    await expect(tabs.first()).toBeVisible()
    await settle(staffPage)
    for (const tab of await tabs.all()) {
      await tab.click()
      await expect(tab).toHaveClass(/--active/)
      await settle(staffPage)
      await expectAccessible(staffPage, `${address}, ${await tab.textContent()}`)
    }
  }
})

const WEBSITE_SETTINGS_PATH = '/admin/globals/website-settings'

test('In forced colours the open page of the statistics differs, and three dots and a chevron are visible', async ({
  staffPage: page,
  staff,
}) => {
  const [, application = ''] = await createReceivedDocumentPaths(staff)
  await page.emulateMedia({ forcedColors: 'active' })

  await page.goto('/admin/statistiques')
  const views = page.getByRole('navigation', { name: 'Pages des statistiques' })
  const view = (name: string) => views.getByRole('link', { name, exact: true })
  expect(await readStyle(view('Visites'), 'border-bottom-color')).not.toBe(
    await readStyle(view('Origines'), 'border-bottom-color'),
  )

  await page.goto(application)
  const points = page.getByRole('button', { name: 'Autres actions' }).locator('div > div')
  expect(await readStyle(points.first(), 'background-color')).toBe(
    await readStyle(page.locator('body'), 'color'),
  )

  await page.goto('/admin')
  const arrange = page.locator('.dashboard-breadcrumb-select .rs__control')
  expect(await readStyle(arrange, 'background-image', '::before')).toContain('gradient')
})

const readStyle = (part: Locator, property: string, pseudo?: '::before') =>
  part.evaluate(
    (element, [property, pseudo]) => getComputedStyle(element, pseudo).getPropertyValue(property),
    [property, pseudo] as const,
  )

test('Menus, drawers and dialogs have no axe violation', async ({ staffPage: page }) => {
  test.slow()
  const press = (name: string | RegExp) => page.getByRole('button', { name }).first().click()
  const judge = async (state: string) => {
    await settle(page)
    await expectAccessible(page, state)
  }

  await page.goto('/admin/collections/users')
  await press('Filtres')
  // Accounts of other journeys refresh the list, which then ignores a click.
  await settle(page)
  await press('Ajouter un filtre')
  await expect(page.getByRole('combobox', { name: 'Champ du filtre' })).toBeVisible()
  await judge('filters')
  await press('Inviter un utilisateur')
  await expect(page.getByRole('dialog', { name: 'Inviter un utilisateur' })).toBeVisible()
  await judge('invitation')

  await page.goto('/admin/collections/expertise-pages')
  await press('Colonnes')
  await expect(page.getByRole('switch', { name: 'Adresse', exact: true })).toBeVisible()
  await judge('columns')
  await page.getByRole('link', { name: 'Construction d’applications' }).click()
  await press('Autres actions')
  await expect(page.getByRole('button', { name: 'Dupliquer', exact: true })).toBeVisible()
  await judge('menu of a document')
  await page.getByRole('link', { name: 'Versions' }).click()
  await expect(page.getByRole('columnheader', { name: 'Ce qui change' })).toBeVisible()
  await judge('versions')
  await page.getByRole('table').getByRole('link').last().click()
  await expect(page.getByRole('button', { name: 'Restaurer cette version' })).toBeVisible()
  await judge('a version beside the one before')

  await page.goto('/admin/collections/media')
  await page.getByRole('table').getByRole('link').first().click()
  await press('Modifier l’image')
  await expect(page.getByRole('spinbutton', { name: 'Largeur (px)' })).toBeVisible()
  await judge('cutting a picture')

  await page.goto('/admin/collections/testimonials/create')
  await press('Choisir une image existante')
  await expect(page.getByRole('dialog').getByRole('table')).toBeVisible()
  await judge('choosing a picture')
})
