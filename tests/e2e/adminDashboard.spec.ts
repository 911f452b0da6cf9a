import type { APIRequestContext, Page } from '@playwright/test'
import { signInByForm } from '../support/adminPages'
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

test('the six figures are those of the lists to which they lead', { tag: '@phone' }, async ({
  staffPage,
  staff,
}) => {
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

async function count(staff: APIRequestContext, collection: string, params: Record<string, string>) {
  const answer = await staff.get(`/api/${collection}/count`, { params })
  return answer.json()
}

test('what came in last leads to itself, and the actions to where they are done', async ({
  staffPage,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
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

test('what has waited longest leads to itself', async ({ staffPage }) => {
  await staffPage.goto('/admin')
  const waiting = staffPage.getByRole('region', { name: 'À traiter' })
  for (const [column, collection] of [
    ['Candidatures à examiner', 'job-applications'],
    ['Messages sans réponse', 'contact-messages'],
    ['Offres sans candidature', 'job-offers'],
  ] as const) {
    const entries = waiting.getByRole('region', { name: column }).getByRole('listitem')
    const href = new RegExp(`/admin/collections/${collection}/\\d+$`)
    await expect(entries.first().getByRole('link')).toHaveAttribute('href', href)
  }
})

test('each person arranges the start page, and finds it so again', async ({ page, staff }) => {
  await signInByForm(page, await openAccount(staff, { role: 'moderator' }))
  const actions = page.getByRole('region', { name: 'Actions rapides' })
  await expect(actions).toBeVisible()
  await page.locator('.dashboard-breadcrumb-select').click()
  await page.getByText('Ranger le tableau de bord').click()
  const widget = page.locator('.widget').filter({ hasText: 'Actions rapides' })
  await widget.hover()
  const remove = widget.getByRole('button', { name: 'Retirer ce bloc du tableau de bord' })
  await remove.last().click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('region', { name: 'À traiter' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('region', { name: 'À traiter' })).toBeVisible()
  await expect(actions).toHaveCount(0)
})
