import type { Page } from '@playwright/test'
import { Client } from 'pg'
import { signInByForm } from '../support/adminPages'
import { firstAdmin } from '../support/firstAdmin'
import { storedMailsTo } from '../support/keptMails'
import { follow, typeInto } from '../support/keyboard'
import { rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('an access is asked for where the settings allow it, opened or refused by a Super Administrator, with the keyboard', async ({
  page,
  browser,
  directorAccount,
}) => {
  const [email, other] = [anAddress(), anAddress()]
  await page.goto('/admin/login')
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Demander un accès' })).toHaveCount(0)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)

  await allowRequests(true)
  await page.reload()
  await askForAccess(page, email)
  await page.reload()
  await askForAccess(page, other)
  await allowRequests(false)
  await expect
    .poll(async () =>
      (await storedMailsTo(firstAdmin.email)).some(({ text }) => text?.includes(email)),
    )
    .toBe(true)

  const director = await browser.newPage()
  await signInByForm(director, directorAccount)
  await expect(director).toHaveURL('/admin')
  await director.goto('/admin/collections/users')
  await follow(director, director.getByRole('link', { name: 'Voir les demandes' }))
  const rowOf = (address: string) => director.getByRole('row').filter({ hasText: address })
  await expect(rowOf(email)).toContainText('Demande à traiter')
  await follow(director, rowOf(email).getByRole('button', { name: 'Accepter la demande' }))
  await expect(director.getByRole('heading', { name: 'Invitation créée' })).toBeVisible()
  await expect(director.getByLabel('Lien d’invitation')).toHaveValue(/#[0-9a-f]{64}$/)
  await follow(director, director.getByRole('button', { name: 'Fermer', exact: true }))
  await expect(rowOf(email)).toHaveCount(0)
  await follow(director, rowOf(other).getByRole('button', { name: 'Refuser la demande' }))
  await follow(director, director.getByRole('dialog').getByRole('button', { name: /^Refuser/ }))
  await expect(director.getByText('Demande refusée')).toBeVisible()
  await expect(rowOf(other)).toHaveCount(0)
  await director.close()
})

const anAddress = () => `${rareWord()}@exemplia.test`.toLowerCase()

async function askForAccess(page: Page, email: string) {
  await follow(page, page.getByRole('button', { name: 'Demander un accès' }))
  const dialog = page.getByRole('dialog')
  await typeInto(page, dialog.getByLabel('Nom *'), 'Noé Lambert')
  await typeInto(page, dialog.getByLabel('E-mail professionnel *'), email)
  await follow(page, dialog.getByRole('button', { name: 'Envoyer la demande' }))
  await expect(page.getByRole('status').filter({ hasText: 'Demande reçue.' })).toBeVisible()
}

// Below Payload: saving the settings would draw every page of the site anew under the other journeys.
async function allowRequests(allowed: boolean) {
  const client = new Client({ connectionString: process.env.DATABASE_UNDER_TEST })
  await client.connect()
  await client.query('UPDATE website_settings SET allow_registration = $1', [allowed])
  await client.end()
}
