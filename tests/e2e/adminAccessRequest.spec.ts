import { Client } from 'pg'
import { signInByForm } from '../support/adminPages'
import { firstAdmin } from '../support/firstAdmin'
import { keptMailsTo, passwordPathFor } from '../support/keptMails'
import { rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('an access is asked for where the settings allow it, and opened by a Super Administrator', async ({
  page,
  browser,
}) => {
  const email = `${rareWord()}@exemplia.test`.toLowerCase()
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Demander un accès' })).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await allowRequests(true)
  await page.reload()
  await page.getByRole('button', { name: 'Demander un accès' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom *').fill('Noé Lambert')
  await dialog.getByLabel('E-mail professionnel *').fill(email)
  await dialog.getByRole('button', { name: 'Envoyer la demande' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Demande reçue.' })).toBeVisible()
  await allowRequests(false)
  await expect
    .poll(async () =>
      (await keptMailsTo(firstAdmin.email)).some(({ text }) => text?.includes(email)),
    )
    .toBe(true)

  const director = await browser.newPage()
  await signInByForm(director, firstAdmin)
  await expect(director).toHaveURL('/admin')
  await director.goto('/admin/collections/users')
  await director.getByRole('link', { name: 'Voir les demandes' }).click()
  const row = director.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('Demande à traiter')
  await row.getByRole('button', { name: 'Accepter la demande' }).click()
  await expect(director.getByText('Invitation envoyée avec succès !')).toBeVisible()
  await expect.poll(() => passwordPathFor(email)).not.toBe('')
  await director.close()
})

// Below Payload: saving the settings would draw every page of the site anew under the other journeys.
async function allowRequests(allowed: boolean) {
  const client = new Client({ connectionString: process.env.DATABASE_UNDER_TEST })
  await client.connect()
  await client.query('UPDATE website_settings SET allow_registration = $1', [allowed])
  await client.end()
}
