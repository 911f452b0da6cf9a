import type { APIRequestContext } from '@playwright/test'
import { openList } from '../support/adminPages'
import { publishOffer, sendApplication, sendMessage } from '../support/siteRecords'
import { expect, test } from '../support/test'

const LISTS = [
  {
    collection: 'job-offers',
    make: async (staff: APIRequestContext) => (await publishOffer(staff)).title,
    question: 'Êtes-vous sûr de vouloir supprimer cette offre ?',
    done: 'Offre supprimée avec succès',
    confirm: 'Mettre à la corbeille',
    empty: 'Aucune offre',
  },
  {
    collection: 'job-applications',
    make: async (staff: APIRequestContext) => (await sendApplication(staff)).candidateName,
    question: 'Êtes-vous sûr de vouloir supprimer cette candidature ?',
    done: 'Candidature supprimée avec succès',
    confirm: 'Supprimer définitivement',
    empty: 'Aucune candidature',
  },
  {
    collection: 'contact-messages',
    make: async (staff: APIRequestContext) => (await sendMessage(staff, 'Bonjour')).subject,
    question: 'Êtes-vous sûr de vouloir supprimer ce message ?',
    done: 'Message supprimé avec succès',
    confirm: 'Mettre à la corbeille',
    empty: 'Aucun message',
  },
] as const

for (const { collection, make, question, done, confirm, empty } of LISTS) {
  test(`${collection}: what is deleted is asked about first, and is gone`, async ({
    staffPage,
    staff,
  }) => {
    const name = await make(staff)
    const row = await openList(staffPage, collection, name)
    const remove = row.getByRole('button', { name: `Supprimer : ${name}` })
    const dialog = staffPage.getByRole('dialog').filter({ hasText: question })

    await remove.click()
    await dialog.getByRole('button', { name: 'Annuler' }).click()
    await expect(dialog).toBeHidden()
    await staffPage.reload()
    await expect(row).toBeVisible()

    await remove.click()
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(staffPage.getByText(done)).toBeVisible()
    await expect(row).toHaveCount(0)
    await expect(staffPage.getByRole('heading', { name: empty })).toBeVisible()
  })

  test(`${collection}: its own page asks before deleting what the list asks`, async ({
    staffPage: page,
    staff,
  }) => {
    const name = await make(staff)
    const row = await openList(page, collection, name)
    await row.getByRole('link', { name }).first().click()
    await page.locator('.doc-controls__popup').getByRole('button').click()
    const items = page.getByRole('button', { name: 'Supprimer', exact: true })
    await expect(items).toHaveCount(1)
    await items.click()
    const dialog = page.getByRole('dialog').filter({ hasText: question })
    await expect(dialog.getByText(name)).toBeVisible()
    await dialog.getByRole('button', { name: confirm }).click()
    await expect(page.getByText(done)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`/collections/${collection}(\\?|$)`))
    await page.goto(`/admin/collections/${collection}?search=${encodeURIComponent(name)}`)
    await expect(page.getByRole('heading', { name: empty })).toBeVisible()
  })
}
