import type { Page } from '@playwright/test'
import { expectNotOnPage, expectOnPage, readPage } from '../support/publicPages'
import { publishOffer, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

/** Saves and waits until the site has it. */
async function save(page: Page, collection: string) {
  const saved = page.waitForResponse(
    (answer) =>
      answer.ok() &&
      answer.url().includes(`/api/${collection}`) &&
      ['POST', 'PATCH'].includes(answer.request().method()),
  )
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await saved
}

// The refusal that the dialog asks about.
test.use({ expectedFaults: [/^console: Failed to load resource.*409/] })

test('a place is opened, renamed and given up, and the site follows each time', async ({
  staffPage: page,
  staff,
  request,
}) => {
  const [town, renamed] = [`Lille ${rareWord()}`, `Métropole ${rareWord()}`]
  await page.goto('/admin/collections/offer-criteria/create')
  await page.getByLabel('Nom').fill(town)
  await page.locator('#field-kind').getByRole('combobox').click()
  await page.getByRole('option', { name: 'Lieu', exact: true }).click()
  await save(page, 'offer-criteria')
  await expect(page).toHaveURL(/offer-criteria\/\d+/)
  const code = await page.getByLabel('Code', { exact: true }).inputValue()
  expect(code).toMatch(/^lille-q/)

  // It can be chosen for an offer, and its visitors find it there.
  const { id, slug, title } = await publishOffer(staff)
  const criterion = page.url()
  await page.goto(`/admin/collections/job-offers/${id}`)
  await page.locator('#field-location').getByRole('combobox').click()
  await page.getByRole('option', { name: town }).click()
  await save(page, 'job-offers')
  await expectOnPage(request, `/nos-offres/${slug}`, [town, `"addressLocality":"${town}"`])
  await expectOnPage(request, `/nos-offres?lieu=${code}`, [title, `>${town}</option>`])
  await expectOnPage(request, '/en/jobs', [town])

  await page.goto(criterion)
  await page.getByLabel('Nom').fill(renamed)
  await save(page, 'offer-criteria')
  await expectOnPage(request, `/nos-offres/${slug}`, [renamed])
  await expectNotOnPage(request, `/nos-offres/${slug}`, [town])
  await expectOnPage(request, `/nos-offres?lieu=${code}`, [title, renamed])

  await page.goto(criterion)
  await page.locator('.doc-controls__popup button').click()
  await page.getByRole('button', { name: 'Supprimer…' }).click()
  const dialog = page.getByRole('dialog', { name: `Supprimer «\u00A0${renamed}\u00A0»` })
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(dialog.getByRole('alert')).toContainText('utilisé par 1 offre (1 en ligne)')
  await dialog.getByLabel('Remplacer par').selectOption('Nantes')
  await dialog.getByRole('button', { name: 'Supprimer' }).click()
  await expect(page).toHaveURL(/collections\/offer-criteria(\?|$)/)
  await expectOnPage(request, `/nos-offres/${slug}`, ['Nantes'])
  await expectNotOnPage(request, '/nos-offres', [renamed])
  // What is no place any more narrows nothing, as any word that is none.
  expect(await readPage(request, `/nos-offres?lieu=${code}`)).not.toContain(`value="${code}"`)
})
