import { randomUUID } from 'node:crypto'
import { expectGoodAtEachWidth } from '../support/barriers'
import { applicationsOf, rareWord, sendApplication } from '../support/siteRecords'
import { anApplicationForm } from '../support/submissions'
import { expect, test } from '../support/test'

// Payload's own, above every document of the admin.
const PAYLOADS_OWN = [
  '.doc-header',
  '.doc-tabs__tabs',
  '.popup-button:has(.doc-controls__dots)',
  '.rs__control',
]

test('what shorter periods would take is shown before anybody saves them', async ({
  staffPage: page,
}) => {
  await page.goto('/admin/globals/data-retention')
  const preview = page.getByRole('region', { name: 'Ce que le prochain passage effacerait' })
  await expect(preview.getByText('Candidatures sans suite')).toBeVisible()
  await expectGoodAtEachWidth(page, 'retention', PAYLOADS_OWN)
  await page.getByLabel(/^Journal d’activité et envois/).fill('5')
  await expect(preview.getByText('Corrigez les durées')).toBeVisible()
  await page.getByLabel(/^Journal d’activité et envois/).fill('6')
  await expect(preview.getByText('Entrées du journal d’activité')).toBeVisible()
})

test('who asks for erasure is found, handed his data, and forgotten', async ({
  staff,
  staffPage: page,
  request,
}) => {
  const name = `Camille ${rareWord()}`
  const email = `${randomUUID()}@mail.example`
  const form = await anApplicationForm({ candidateName: name, candidateEmail: email })
  const sent = await request.post('/api/candidatures', {
    multipart: form,
    headers: { accept: 'application/json' },
  })
  expect(sent.ok()).toBe(true)
  const other = await sendApplication(staff)
  const [application] = await applicationsOf(staff, other.candidateName)
  const noted = await staff.post('/api/application-notes', {
    data: {
      application: application?.id,
      text: `Recommandé par ${name.toUpperCase()}. À ne pas confondre avec ${name} de Lyon (${email}).`,
    },
  })
  const note = (await noted.json()).doc.id

  await page.goto('/admin/globals/data-retention/personne')
  await page.getByLabel('Adresse e-mail').fill(email.toUpperCase())
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page.getByText(`Connue sous le nom de ${name}.`)).toBeVisible()
  const figure = page.getByRole('link', { name: /^Candidatures\s: 1$/ })
  await expect(figure).toHaveAttribute('href', /\/collections\/job-applications\/\d+$/)
  await expectGoodAtEachWidth(page, 'person', PAYLOADS_OWN)

  const passages = page.getByRole('checkbox', { name: /^Remplacer ici — Note interne/ })
  await expect(passages).toHaveCount(2)
  await expect(page.getByText('0 sur 2 passages cochés')).toBeVisible()
  await passages.first().check()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter' }).click()
  expect((await download).suggestedFilename()).toMatch(/^donnees-personne-.*\.zip$/)

  await page.getByRole('button', { name: 'Effacer…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('dans le passage que vous avez coché')).toBeVisible()
  const confirmation = dialog.getByLabel(`Tapez ${email} pour confirmer`)
  await confirmation.fill('quelqu-un@mail.example')
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click()
  await expect(dialog.getByText('L’adresse tapée n’est pas celle de la personne.')).toBeVisible()
  await confirmation.fill(email)
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).click()
  await expect(page.getByText('Les données ont été effacées')).toBeVisible()
  const left = await (await staff.get(`/api/application-notes/${note}?depth=0`)).json()
  expect(left.text).toBe(
    `Recommandé par [effacé]. À ne pas confondre avec ${name} de Lyon ([effacé]).`,
  )
  await page.getByRole('button', { name: 'Chercher' }).click()
  await expect(page.getByText('Le site ne garde rien de cette adresse.')).toBeVisible()
})

test.describe('an erasure whose answer is lost', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource.*50[04]/] })

  test('is not said to have failed, and is found to be done', async ({
    staff,
    staffPage: page,
  }) => {
    const candidateEmail = `${randomUUID()}@mail.example`
    await sendApplication(staff, { candidateEmail })
    await page.goto('/admin/globals/data-retention/personne')
    await page.getByLabel('Adresse e-mail').fill(candidateEmail)
    await page.getByRole('button', { name: 'Chercher' }).click()
    await page.getByRole('button', { name: 'Effacer…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel(`Tapez ${candidateEmail} pour confirmer`).fill(candidateEmail)
    const erase = dialog.getByRole('button', { name: 'Effacer définitivement' })
    const erasing = '**/api/personnes/effacement'
    await page.route(erasing, (route) => route.fulfill({ status: 500, json: {} }))
    await erase.click()
    await expect(dialog.getByText('rien n’a été effacé')).toBeVisible()
    await page.unroute(erasing)
    // The server erases, and the proxy has given up waiting for it.
    await page.route(erasing, async (route) => {
      await route.fetch()
      await route.fulfill({ status: 504, contentType: 'text/html', body: '<p>Maintenance</p>' })
    })
    await erase.click()
    await expect(dialog.getByText('l’effacement a peut-être eu lieu')).toBeVisible()
    await expect(dialog.getByText('rien n’a été effacé')).toBeHidden()
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await page.getByRole('button', { name: 'Chercher' }).click()
    await expect(page.getByText('Le site ne garde rien de cette adresse.')).toBeVisible()
  })
})
