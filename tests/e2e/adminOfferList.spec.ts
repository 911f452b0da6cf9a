import type { Locator } from '@playwright/test'
import { openList } from '../support/adminPages'
import { expectNothingTooWide, expectThumbSized } from '../support/barriers'
import { settle } from '../support/settle'
import { publishOffer, rareWord, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('several offers are taken off the site, put back and deleted at once', async ({
  staffPage: page,
  staff,
}) => {
  const word = rareWord()
  for (const rank of [1, 2]) await publishOffer(staff, { title: `Pilote ${word} ${rank}` })
  const rows = await openList(page, 'job-offers', word)
  await expect(rows).toHaveCount(2)
  await page.getByRole('checkbox', { name: 'Tout cocher' }).check()
  const bar = page.getByRole('region', { name: 'Lignes cochées' })
  await expect(bar.getByText('2 lignes cochées')).toBeVisible()
  await bar.getByRole('button', { name: 'Désactiver' }).click()
  await expect(page.getByText('2 offres désactivées avec succès')).toBeVisible()
  await expect(rows.getByRole('switch')).toHaveText(['Inactif', 'Inactif'])
  await expect(bar).toBeHidden()

  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByText('Changement annulé')).toBeVisible()
  await expect(rows.getByRole('switch')).toHaveText(['Actif', 'Actif'])
  await rows.first().getByRole('switch').click()
  await rows.last().getByRole('switch').click()
  await expect(rows.getByRole('switch')).toHaveText(['Inactif', 'Inactif'])

  await page.getByRole('checkbox', { name: `Cocher : Pilote ${word} 1` }).check()
  await bar.getByRole('button', { name: 'Activer', exact: true }).click()
  await expect(page.getByText('Offre activée avec succès')).toBeVisible()
  await expect(rows.filter({ hasText: `${word} 1` }).getByRole('switch')).toHaveText('Actif')

  await page.getByRole('checkbox', { name: 'Tout cocher' }).check()
  await bar.getByRole('button', { name: 'Supprimer' }).click()
  const question = page
    .getByRole('dialog')
    .filter({ hasText: 'Êtes-vous sûr de vouloir supprimer ces 2 offres ?' })
  await question.getByRole('button', { name: 'Mettre à la corbeille' }).click()
  await expect(page.getByText('2 offres supprimées avec succès')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Aucune offre' })).toBeVisible()
})

test('an offer leads to its applications, and is copied', async ({ staffPage: page, staff }) => {
  const offer = await publishOffer(staff)
  const names = [await sendApplication(staff, { jobSlug: offer.slug })]
  names.push(await sendApplication(staff, { jobSlug: offer.slug }))
  const row = await openList(page, 'job-offers', offer.title)
  await row.getByRole('button', { name: `Dupliquer : ${offer.title}` }).click()
  await expect(page.getByText('Offre dupliquée : la copie est inactive')).toBeVisible()
  await expect(page).toHaveURL(/job-offers\/\d+/)
  await expect(page.getByLabel('Titre du poste')).toHaveValue(`${offer.title} (copie)`)
  await expect(page.getByRole('checkbox', { name: 'Offre active' })).not.toBeChecked()

  const rows = await openList(page, 'job-offers', offer.title)
  const copy = rows.filter({ hasText: `${offer.title} (copie)` })
  await expect(copy.getByRole('switch')).toHaveText('Inactif')
  await expect(copy.getByText('Aucune', { exact: true })).toBeVisible()
  await expect(copy.getByText('Datée du')).toBeVisible()
  await expect(copy.getByText('Publié le')).toHaveCount(0)
  await page.getByRole('link', { name: offer.title, exact: true }).click()

  await page.getByRole('link', { name: '2 candidatures' }).click()
  await expect(page.getByRole('heading', { name: 'Candidatures' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: offer.title })).toHaveCount(2)
  await expect(page.getByText('2 candidatures', { exact: true })).toBeVisible()
  for (const { candidateName } of names) {
    await expect(page.getByRole('row').filter({ hasText: candidateName })).toBeVisible()
  }
})

test('the list, an offer’s own menu and an empty list offer a new offer', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/collections/job-offers')
  await page.getByRole('link', { name: 'Nouvelle offre' }).click()
  await expect(page).toHaveURL(/job-offers\/create/)
  await page.goto('/admin/collections/job-offers')
  for (const heading of ['Date', 'Statut']) {
    await expect(page.getByRole('columnheader', { name: heading })).toBeVisible()
  }
  await page.getByRole('row').nth(1).getByRole('link').first().click()
  await page.locator('.doc-controls__popup').getByRole('button').click()
  await expect(page.getByRole('link', { name: 'Créer' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Nouvelle offre' }).click()
  await expect(page).toHaveURL(/job-offers\/create/)
  await page.goto('/admin/collections/job-offers?search=introuvable')
  await expect(page.getByRole('heading', { name: 'Aucune offre' })).toBeVisible()
  const search = page.getByPlaceholder(/^Rechercher/)
  await expect(search).toHaveValue('introuvable')
  await settle(page)
  await page.getByRole('link', { name: 'Effacer la recherche et les filtres' }).click()
  const firstOffer = page.getByRole('row').nth(1)
  await expect(firstOffer).toBeVisible()
  await settle(page)
  await expect(firstOffer).toBeVisible()
  await expect(search).toHaveValue('')
  await expect(page).not.toHaveURL(/search=/)
})

for (const [collection, control] of [
  ['job-offers', 'switch'],
  ['job-applications', 'combobox'],
  ['contact-messages', 'button'],
] as const) {
  test(`${collection}: a narrow screen shows cards with all that the decision needs`, {
    tag: '@phone',
  }, async ({ staffPage: page, staff }) => {
    if (collection === 'job-applications') await sendApplication(staff)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/admin/collections/${collection}`)
    const card = page.locator('tbody').getByRole('row').first()
    await expect(card.getByRole('link').first()).toBeInViewport({ ratio: 1 })
    expect((await card.boundingBox())?.y).toBeLessThan(844 / 3)
    await expect(card.getByRole(control).first()).toBeVisible()
    await expectNothingTooWide(page, collection)
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await settle(page)
      const targets = await card.locator('button, select, a[aria-label], label').all()
      await expectThumbSized(...targets)
      for (const target of targets) {
        const { right } = await edgesOf(target)
        expect.soft(right, `${target} at ${width} px`).toBeLessThanOrEqual(width)
      }
      for (const status of await card.locator('select, [role="switch"]').all()) {
        const { right, bottom } = await edgesOf(status)
        const action = await edgesOf(card.locator('.cell-rowActions').locator('a, button').first())
        const isCovered = action.left < right && action.top < bottom
        expect.soft(isCovered, `${collection}: the status is covered at ${width} px`).toBe(false)
      }
    }
  })
}

async function edgesOf(part: Locator) {
  const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, top: y, bottom: y + height }
}
