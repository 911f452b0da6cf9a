import { readFile } from 'node:fs/promises'
import { statisticsTokensText as tokens } from '@/src/content/admin/statisticsTokens'
import { expectGoodAtEachWidth } from '../support/barriers'
import { follow } from '../support/keyboard'
import { rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

const PERIOD = 'du=2026-11-01&au=2026-11-02'

test('a table of the statistics leaves whole as a file, of the period on the screen', async ({
  staffPage: page,
}) => {
  await page.goto(`/admin/statistiques?${PERIOD}`)
  const download = page.waitForEvent('download')
  const files = page.getByRole('region', { name: 'Tableaux entiers en CSV' })
  await follow(page, files.getByRole('link', { name: 'Jour par jour' }))
  const file = await download
  expect(file.suggestedFilename()).toBe('statistiques-jours-2026-11-01-2026-11-02.csv')
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /^\uFEFFJour;Visites;Pages vues\r\n2026-11-01;\d+;\d+\r\n2026-11-02;\d+;\d+\r\n$/,
  )
})

test('a token reads the figures without a session until it is revoked', async ({
  playwright,
  baseURL,
  staffPage: page,
}) => {
  const name = `Tableau ${rareWord()}`
  await page.goto('/admin/collections/statistics-tokens')
  await page.getByRole('button', { name: tokens.create }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom').fill(name)
  await expectGoodAtEachWidth(page, 'a new token')
  await dialog.getByRole('button', { name: tokens.create }).click()
  const field = dialog.getByLabel('Jeton', { exact: true })
  await expect(field).toHaveValue(/^stat_/)
  const token = await field.inputValue()
  await expectGoodAtEachWidth(page, 'a token that is shown')
  await dialog.getByRole('button', { name: 'Fermer' }).click()

  const reader = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { Authorization: `Bearer ${token}` },
  })
  const read = () => reader.get(`/api/statistiques/v1?${PERIOD}`)
  const told = await read()
  expect(told.status()).toBe(200)
  expect((await told.json()).tables.days).toHaveLength(2)

  await page.reload()
  const revoke = page.getByRole('button', { name: tokens.revokeOf(name) })
  await revoke.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Révoquer' }).click()
  await expect(revoke).toHaveCount(0)
  await expect.poll(async () => (await read()).status()).toBe(403)
  await reader.dispose()
})

test('the statistics come by mail to who chooses it in their profile, and to nobody else', async ({
  staffPage: page,
  staff,
}) => {
  const chosen = async () => {
    const { user } = await (await staff.get('/api/users/me')).json()
    return user.statisticsMail
  }
  expect(await chosen()).toBeFalsy()
  await page.goto('/admin/account')
  const choice = page.locator('#field-statisticsMail').getByRole('combobox')
  await choice.click()
  await page.getByRole('option', { name: 'Chaque semaine' }).click()
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect.poll(chosen).toBe('weekly')
  await staff.patch(`/api/users/${(await (await staff.get('/api/users/me')).json()).user.id}`, {
    data: { statisticsMail: null },
  })
})
