import { randomUUID } from 'node:crypto'
import { createRareWord, findApplicationsOf, sendApplication } from '../support/siteRecords'
import { expect, test } from '../support/test'
import { untilHydrated } from '../support/untilHydrated'

test('A person who asks for erasure is found, exported and erased', async ({
  staff,
  staffPage: page,
}) => {
  const name = `Camille ${createRareWord()}`
  const email = `${randomUUID()}@mail.example`
  await sendApplication(staff, { candidateName: name, candidateEmail: email })
  const other = await sendApplication(staff)
  const [application] = await findApplicationsOf(staff, other.candidateName)
  const text = `Recommandé par ${name.toUpperCase()}. Différent de ${name} de Lyon (${email}).`
  const noted = await staff.post('/api/application-notes', {
    data: { application: application?.id, text },
  })
  const note = (await noted.json()).doc.id

  await page.goto('/admin/globals/data-retention/personne')
  const find = page.getByRole('button', { name: 'Chercher' })
  const address = page.getByLabel('Adresse e-mail')
  await untilHydrated(address)
  await address.fill(email.toUpperCase())
  await find.click()
  await expect(page.getByText(`Connue sous le nom de ${name}.`)).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^Remplacer ici — Note interne/ })
    .first()
    .check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter' }).click()
  expect((await download).suggestedFilename()).toMatch(/^donnees-personne-.*\.zip$/)

  await page.getByRole('button', { name: 'Effacer…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(`Tapez ${email} pour confirmer`).fill(email)
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click()
  await expect(page.getByText('Les données ont été effacées')).toBeVisible()
  const left = await (await staff.get(`/api/application-notes/${note}?depth=0`)).json()
  expect(left.text).toBe(`Recommandé par [effacé]. Différent de ${name} de Lyon ([effacé]).`)
  await find.click()
  await expect(page.getByText('Le site ne garde rien de cette adresse.')).toBeVisible()
})
