import type { Page } from '@playwright/test'
import { comeAs } from '../support/adminPages'
import { follow } from '../support/keyboard'
import { expectOnPage, readPage } from '../support/publicPages'
import { openAccount, rareWord } from '../support/siteRecords'
import { readGlobal, saveGlobal } from '../support/staffContent'
import { expect, test } from '../support/test'

const SAVED = 'Paramètres généraux sauvegardés avec succès !'
const READ_ONLY = 'Vous pouvez lire ces réglages. Seul un Administrateur peut les modifier.'
const NOT_SAVED = 'Erreur lors de la sauvegarde. Veuillez réessayer.'
const REFUSED = 'Champ à corriger'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function save(page: Page, sentence = SAVED) {
  await button(page, 'Enregistrer').click()
  const said = page.locator('[data-sonner-toast]', { hasText: sentence }).first()
  await expect(said).toBeVisible()
}

test('the X page that staff name stands beside LinkedIn', async ({
  staffPage: page,
  staff,
  request,
}) => {
  const before = await readGlobal(staff, 'website-settings')
  const address = `https://x.com/${rareWord().toLowerCase()}`
  await page.goto('/admin/globals/website-settings')
  await button(page, 'Coordonnées').click()
  await page.getByLabel('Page X (Twitter)').fill(address)
  await expect(page.getByText(READ_ONLY)).toHaveCount(0)
  await save(page)
  await expectOnPage(request, '/', [`href="${address}"`, `"sameAs":`])
  await page.goto('/')
  const link = page.getByRole('banner').getByRole('link', { name: /sur X \(Twitter\)$/ })
  await expect(link).toHaveAttribute('href', address)
  await saveGlobal(staff, 'website-settings', before)
})

test('settings that a Moderator can only read say who may change them', async ({
  page,
  director,
}) => {
  await comeAs(page, await openAccount(director, { role: 'moderator' }))
  for (const settings of ['website-settings', 'hero-settings', 'navigation-settings']) {
    await page.goto(`/admin/globals/${settings}`)
    await expect(page.getByText(READ_ONLY)).toBeVisible()
  }
})

test('the time zone of the settings tells when an application came', async ({
  staffPage: page,
  staff,
}) => {
  const rowDate = () => page.locator('tbody tr').first().locator('time').first()
  const times = []
  for (const timezone of ['Europe/Paris', 'America/New_York']) {
    await saveGlobal(staff, 'website-settings', { timezone })
    await page.goto('/admin/collections/job-applications')
    times.push(await rowDate().textContent())
  }
  expect(times[0]).not.toBe(times[1])
  expect(times[0]).toMatch(/^\d\d\/\d\d\/\d{4}/)
  await saveGlobal(staff, 'website-settings', { timezone: 'Europe/Paris' })
})

test.describe('a colour that nobody could read', () => {
  test.use({ expectedFaults: [/400/] })

  test('is refused with a sentence; one that can be read is worn by the whole site', async ({
    staffPage: page,
    staff,
    request,
  }) => {
    await page.goto('/admin/globals/website-settings')
    await button(page, 'Identité').click()
    const accent = page.locator('#field-accentColor')
    await accent.fill('#f5a623')
    const check = page.getByRole('region', { name: 'Lisibilité des couleurs' })
    await expect(check.getByText(/trop faible$/)).toHaveCount(4)
    await save(page, REFUSED)
    await expect(page.getByText(/^Contraste insuffisant — /).first()).toBeVisible()
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(1)
    await expect(page.locator('[data-sonner-toast]')).toContainText(NOT_SAVED)

    await accent.fill('#7a1fa2')
    await expect(check.getByText(/trop faible$/)).toHaveCount(0)
    await save(page)
    await expect(page.locator('[data-sonner-toast]', { hasText: REFUSED })).toHaveCount(0)
    const drawn = await readPage(request, '/')
    expect(drawn).toContain('--color-accent-ink:#7a1fa2')
    await page.goto('/mentions-legales')
    const link = page.getByRole('main').getByRole('link', { name: /@/ }).first()
    await expect(link).toHaveCSS('color', 'rgb(122, 31, 162)')
    await page.goto('/admin')
    const shown = (name: string) =>
      page.evaluate(
        (property) => getComputedStyle(document.documentElement).getPropertyValue(property).trim(),
        name,
      )
    expect(await shown('--admin-accent-ink')).toBe('#7a1fa2')
    // What waits for somebody keeps its own colour; the drawing of the hero and the mark do not.
    expect(await shown('--admin-attention')).toBe('#b23810')
    expect(drawn).toContain('<feColorMatrix')
    expect(await readPage(request, '/icon.svg')).not.toContain('#d9481c')
    for (const icon of ['/apple-icon.png', '/favicon.ico']) {
      await expect(await request.get(icon)).toBeOK()
    }
    await saveGlobal(staff, 'website-settings', { accentColor: null })
    expect(await readPage(request, '/')).not.toContain('--color-accent-ink')
  })
})

test('the menu is edited with the keyboard, which keeps its place, and numbered anew from 1', async ({
  staffPage: page,
  staff,
}) => {
  const before = await readGlobal(staff, 'navigation-settings')
  await page.goto('/admin/globals/navigation-settings')
  await follow(page, button(page, 'Ajouter : Entrée'))
  await expect(page.locator('#field-items__6__label')).toHaveValue('Nouvel item')
  await expect(page.locator('#field-items__6__url')).toHaveValue('/')
  const menuOf = (row: number) => page.locator(`#items-row-${row} .array-actions__button`)
  await follow(page, menuOf(6), 'Shift+Tab')
  await follow(page, button(page, 'Déplacer vers le haut'))
  await expect(page.locator('#field-items__5__label')).toHaveValue('Nouvel item')
  await expect(menuOf(5)).toBeFocused()
  // A second one, which goes at once.
  await page.keyboard.press('Enter')
  await follow(page, button(page, 'Dupliquer'))
  await expect(page.locator('#field-items__6__label')).toHaveValue('Nouvel item')
  await follow(page, menuOf(6))
  await follow(page, button(page, 'Retirer'))
  await expect(page.locator('#field-items__6__label')).toHaveValue('Contact')
  await expect(page.locator('#items-row-6 :focus')).toBeVisible()
  await follow(page, button(page, 'Enregistrer'), 'Shift+Tab')
  await expect(page.getByText(SAVED).first()).toBeVisible()
  const { items } = await readGlobal(staff, 'navigation-settings')
  expect(items).toMatchObject(
    [1, 2, 3, 4, 5, 6, 7].map((order) =>
      order === 6 ? { order, label: 'Nouvel item' } : { order },
    ),
  )
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Navigation principale' })
  await expect(menu.getByRole('link')).toHaveText([
    'Accueil',
    'Nos Expertises',
    'Nos Secteurs',
    'Notre ADN',
    'Nos Offres',
    'Nouvel item',
    'Contact',
  ])
  await saveGlobal(staff, 'navigation-settings', before)
})
