import type { APIRequestContext, Page } from '@playwright/test'
import { comeAs } from '../support/adminPages'
import { follow, tabTo } from '../support/keyboard'
import { settle } from '../support/settle'
import { openAccount, publishOffer, sendApplication, sendMessage } from '../support/siteRecords'
import { expect, test } from '../support/test'

const FIGURES = [
  ['Total des offres', 'job-offers', {}],
  ['Offres actives', 'job-offers', { 'where[isActive][equals]': 'true' }],
  ['Candidatures reçues', 'job-applications', {}],
  ['Candidatures en attente', 'job-applications', { 'where[status][equals]': 'pending' }],
  ['Messages reçus', 'contact-messages', {}],
  ['Nouveaux messages', 'contact-messages', { 'where[status][equals]': 'new' }],
] as const

const card = (page: Page, label: string) =>
  page.getByRole('link', { name: new RegExp(`^${label} ?[\\d\\s]+`) })

test('the six figures are those of the lists to which they lead', async ({ staffPage, staff }) => {
  await Promise.all([publishOffer(staff), sendApplication(staff), sendMessage(staff, 'Bonjour')])
  for (const [label, collection, filter] of FIGURES) {
    await staffPage.goto('/admin')
    // Other journeys write at the same time: both are read until they agree.
    await expect(async () => {
      const shown = (await card(staffPage, label).textContent())?.replace(label, '') ?? ''
      const { totalDocs } = await count(staff, collection, filter)
      expect(Number(shown.replace(/[+−-].*$/, '').replace(/\s/g, ''))).toBe(totalDocs)
    }).toPass({ timeout: 15_000 })
    await card(staffPage, label).click()
    await expect(staffPage).toHaveURL(new RegExp(`/admin/collections/${collection}`))
    for (const value of Object.values(filter)) {
      await expect(staffPage).toHaveURL(new RegExp(`where.*=${value}`))
    }
  }
})

async function count(staff: APIRequestContext, collection: string, filter: Record<string, string>) {
  // What is set aside stands in no figure; REST tells all that is stored.
  const counted = collection === 'job-applications' && { 'where[isSpam][equals]': 'false' }
  const params = { ...filter, ...counted }
  const answer = await staff.get(`/api/${collection}/count`, { params })
  return answer.json()
}

test('what came in last leads to itself, and the actions to where they are done', async ({
  staffPage,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
  await staffPage.goto('/admin')
  await staffPage.getByRole('link', { name: 'Régler l’envoi' }).click()
  await expect(staffPage).toHaveURL(/\/admin\/globals\/email-settings$/)
  await staffPage.goto('/admin')
  const recent = staffPage.getByRole('region', { name: 'Activité récente' })
  await recent.getByRole('link', { name: candidateName }).click()
  await expect(staffPage).toHaveURL(/\/admin\/collections\/job-applications\/\d+$/)
  for (const [action, address] of [
    ['Créer une offre', /job-offers\/create$/],
    ['Voir les candidatures', /job-applications/],
    ['Voir les messages', /contact-messages/],
  ] as const) {
    await staffPage.goto('/admin')
    const actions = staffPage.getByRole('region', { name: 'Actions rapides' })
    await actions.getByRole('link', { name: action }).click()
    await expect(staffPage).toHaveURL(address)
  }
})

test('what has waited longest comes right after the figures, and leads to itself', async ({
  staffPage,
}) => {
  await staffPage.goto('/admin')
  const waiting = staffPage.getByRole('region', { name: 'À traiter' })
  await expect(waiting).toBeVisible()
  const regions = staffPage.getByRole('main').locator('section[aria-labelledby] h2')
  await expect(regions.first()).toHaveText('À traiter')
  await expect(regions.nth(1)).toHaveText('Statistiques de visite')
  for (const [column, address] of [
    // From there one goes on through the others that wait.
    ['Candidatures à examiner', /job-applications\/\d+\?liste=.*pending.*createdAt$/],
    ['Messages sans réponse', /contact-messages\/\d+$/],
    ['Offres sans candidature', /job-offers\/\d+$/],
  ] as const) {
    const entries = waiting.getByRole('region', { name: column }).getByRole('listitem')
    await expect(entries.first().getByRole('link')).toHaveAttribute('href', address)
  }
})

test('the start page does not scroll sideways on a small phone, also when answers are overdue', async ({
  staffPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/admin')
  const overdue = page.getByRole('link', { name: /^Candidatures sans réponse.* en retard$/ })
  await expect(overdue).toBeVisible()
  await settle(page)
  const beside = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(beside).toBe(0)
})

test('each person arranges the start page with the keyboard, and finds it so again', async ({
  page,
  director,
}) => {
  test.slow()
  const { keyboard } = page
  await comeAs(page, await openAccount(director, { role: 'moderator' }))
  const order = () =>
    page.locator('.widget').evaluateAll((widgets) => widgets.map(({ dataset }) => dataset.slug))
  const widget = (title: string) => page.locator('.widget').filter({ hasText: title })
  await expect(page.getByRole('region', { name: 'Actions rapides' })).toBeVisible()
  const [first = '', second = '', ...others] = await order()

  await tabTo(page, page.locator('.dashboard-breadcrumb-select input'))
  await keyboard.press('ArrowDown')
  await expect(page.getByText('Ranger le tableau de bord')).toBeVisible()
  await keyboard.press('Enter')
  await expect(page.getByText('Espace, les flèches, puis Espace')).toBeVisible()
  await tabTo(page, page.locator(`.draggable[id="${first}"]`))
  await keyboard.press('Space')
  await expect(page.locator('.draggable[aria-pressed="true"]')).toBeFocused()
  // Behind itself, then behind the one that follows: a line shows where it would land.
  for (const place of [first, second]) {
    await keyboard.press('ArrowRight')
    const line = page.getByTestId(`${place}-after`)
    await expect(line).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
  await keyboard.press('Space')
  await expect.poll(order).toEqual([second, first, ...others])

  const remove = { name: 'Retirer ce bloc du tableau de bord' }
  await follow(page, widget('Actions rapides').getByRole('button', remove).last())
  await expect(widget('Actions rapides')).toHaveCount(0)
  await expect(page.locator('.modular-dashboard :focus')).toBeVisible()
  await follow(page, page.getByRole('button', { name: 'Ajouter un bloc' }), 'Shift+Tab')
  const drawer = page.getByRole('dialog')
  await follow(page, drawer.getByRole('button', { name: 'Activité récente' }))
  await expect(drawer).toBeHidden()
  await expect(widget('Activité récente')).toHaveCount(2)
  await follow(page, page.getByRole('button', { name: 'Enregistrer' }))
  await expect(page.getByRole('region', { name: 'À traiter' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('region', { name: 'Activité récente' })).toHaveCount(2)
  expect((await order()).slice(0, 2)).toEqual([second, first])
  await expect(widget('Actions rapides')).toHaveCount(0)
})
