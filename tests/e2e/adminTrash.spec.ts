import { openList } from '../support/adminPages'
import { expectThumbSized } from '../support/barriers'
import { settle } from '../support/settle'
import { publishOffer, sendApplication, sendMessage } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('an offer thrown away is gone from the site, and back once it is restored', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const onSite = () => page.request.get(`/nos-offres/${offer.slug}`)
  await expect(await onSite()).toBeOK()
  const row = await openList(page, 'job-offers', offer.title)
  await row.getByRole('button', { name: `Supprimer : ${offer.title}` }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: 'reste dans la corbeille' })
  await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click()
  await expect(page.getByText('Offre supprimée avec succès')).toBeVisible()
  expect((await onSite()).status()).toBe(404)
  await page.getByRole('button', { name: 'Annuler', exact: true }).click()
  await expect(page.getByText('Suppression annulée')).toBeVisible()
  await expect(await onSite()).toBeOK()
  await expect(row).toBeVisible()
  await row.getByRole('button', { name: `Supprimer : ${offer.title}` }).click()
  await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click()
  await expect(row).toHaveCount(0)

  await page.goto(`/admin/collections/job-offers/trash/${offer.id}`)
  await expect(page.getByText('Ce document est dans la corbeille')).toBeVisible()
  await page.getByRole('button', { name: 'Restaurer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('restauré avec succès')).toBeVisible()
  await expect(await onSite()).toBeOK()
})

test('a message thrown away is read where it lies', async ({ staffPage: page, staff }) => {
  const { subject } = await sendMessage(staff, 'Bonjour')
  const params = { 'where[subject][equals]': subject }
  const deletedAt = new Date().toISOString()
  await staff.patch('/api/contact-messages', { params, data: { deletedAt } })
  await page.goto(`/admin/collections/contact-messages/trash?search=${subject}`)
  await page.getByRole('table').getByRole('link', { name: subject }).click()
  await expect(page.getByText('Ce document est dans la corbeille')).toBeVisible()
})

test('on a phone a thumb restores from the trash without touching what deletes for good', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const deletedAt = new Date().toISOString()
  await staff.patch(`/api/job-offers/${offer.id}`, { data: { deletedAt } })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/admin/collections/job-offers/trash?search=${offer.word}`)
  const row = page.locator('tbody').getByRole('row').filter({ hasText: offer.title })
  await expect(row).toBeVisible()
  await settle(page)
  await row.getByRole('checkbox').check()
  const bar = page.locator('[data-trash-selection]')
  const restore = bar.getByRole('button', { name: 'Restaurer' })
  const remove = bar.getByRole('button', { name: 'Supprimer' })
  await expectThumbSized(restore, remove)
  const [kept, gone] = [await restore.boundingBox(), await remove.boundingBox()]
  const apart = (gone?.x ?? 0) - (kept?.x ?? 0) - (kept?.width ?? 0)
  expect(apart).toBeGreaterThanOrEqual(16)
})

test('the deletion of an application says that everything goes for good', async ({
  staffPage: page,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
  const row = await openList(page, 'job-applications', candidateName)
  await row.getByRole('button', { name: `Supprimer : ${candidateName}` }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Êtes-vous sûr de vouloir supprimer cette candidature ?')
  await expect(dialog).toContainText('son CV et sa lettre sont effacés définitivement')
})
