import { readFile } from 'node:fs/promises'
import { aPdf, playwrightUpload } from '../support/documents'
import { focusAndPressEnter } from '../support/keyboard'
import { adminFrame } from '../support/screens/adminFrame'
import { adminList } from '../support/screens/adminList'
import { receivedApplication } from '../support/screens/receivedApplication'
import {
  createRareWord,
  findApplicationsOf,
  publishOffer,
  sendApplication,
} from '../support/siteRecords'
import { expect, test } from '../support/test'

const APPLICATION_LIST_PATH = '/admin/collections/job-applications'

test('A recruiter decides on an application in the list and takes the decision back', async ({
  staffPage: page,
  staff,
}) => {
  const { candidateName } = await sendApplication(staff)
  const row = await adminList(page).find('job-applications', candidateName)
  const status = row.getByRole('combobox')
  await status.selectOption('Refusé')
  await expect(adminFrame(page).statusSaved).toBeVisible()
  const { undo, undone } = adminFrame(page)
  // The message stays while the pointer is over it.
  await undo.hover()
  expect(await findApplicationsOf(staff, candidateName)).toMatchObject([{ status: 'rejected' }])
  await undo.click()
  await expect(undone).toBeVisible()
  await page.reload()
  await expect(status).toHaveValue('pending')
})

test('A recruiter changes several applications at once and takes the change back', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const [first, second] = [
    await sendApplication(staff, { jobSlug: offer.slug }),
    await sendApplication(staff, { jobSlug: offer.slug }),
  ]
  const [{ id } = { id: 0 }] = await findApplicationsOf(staff, second.candidateName)
  await staff.patch(`/api/job-applications/${id}`, { data: { status: 'reviewed' } })
  const statuses = async () => {
    const found = [first, second].map(({ candidateName }) =>
      findApplicationsOf(staff, candidateName),
    )
    return (await Promise.all(found)).map(([application]) => application?.status)
  }
  await page.goto(`${APPLICATION_LIST_PATH}?where[and][0][jobOffer][equals]=${offer.id}`)
  await page.getByRole('checkbox', { name: 'Tout cocher' }).check()
  await adminList(page).selected.getByRole('button', { name: 'Refusé' }).click()
  await expect(page.getByText('2 statuts mis à jour avec succès')).toBeVisible()
  const { undo, undone } = adminFrame(page)
  await undo.hover()
  expect(await statuses()).toEqual(['rejected', 'rejected'])
  await undo.click()
  await expect(undone).toBeVisible()
  expect(await statuses()).toEqual(['pending', 'reviewed'])
})

test('On a phone a recruiter decides on an application, and the message does not cover the decision', async ({
  staffPage: page,
  staff,
}) => {
  // A document with text, and a person without other applications: no notice is above the document.
  const text = Array.from({ length: 60 }, () => createRareWord()).join(' ')
  const cv = playwrightUpload({ name: 'cv-de-la-candidate-2026.pdf', bytes: await aPdf(text) })
  const candidateEmail = `${createRareWord()}@candidats.test`
  const { candidateName } = await sendApplication(staff, { cv, candidateEmail })
  const [application] = await findApplicationsOf(staff, candidateName)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${APPLICATION_LIST_PATH}/${application?.id}`)
  await expect(page.getByText(candidateName).first()).toBeInViewport()
  const document = page.locator('iframe[title^="Contenu de"]')
  await expect(async () => {
    const frame = await document.boundingBox()
    expect(frame?.y).toBeLessThanOrEqual(844 / 3)
    expect((frame?.x ?? 0) + (frame?.width ?? 999)).toBeLessThanOrEqual(390)
  }).toPass()
  const { status } = receivedApplication(page)
  await status('Refusé').click()
  const toast = page.locator('[data-sonner-toast]').filter({ hasText: 'Statut mis à jour' })
  await expect(toast).toHaveAttribute('data-mounted', 'true')
  // The message stays while the pointer is over it.
  await toast.hover()
  const bar = page.locator('[data-thumb-bar]')
  await expect(async () => {
    const [shown, below] = [await toast.boundingBox(), await bar.boundingBox()]
    const end = (shown?.y ?? 999) + (shown?.height ?? 999)
    expect(end).toBeLessThanOrEqual(below?.y ?? 0)
    // The document begins in the first third of the window, and the message does not cover it.
    expect(end).toBeLessThanOrEqual(844 / 3)
  }).toPass()
  await toast.getByRole('button', { name: 'Annuler' }).click()
  await expect(adminFrame(page).undone).toBeVisible()
  await expect(status('En attente')).toHaveAttribute('aria-pressed', 'true')
  expect(await findApplicationsOf(staff, candidateName)).toMatchObject([{ status: 'pending' }])
})

test('A recruiter exports the listed applications to a file for a French Excel', async ({
  staffPage: page,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const mine = await sendApplication(staff, { jobSlug: offer.slug })
  const other = await sendApplication(staff)
  await page.goto(`${APPLICATION_LIST_PATH}?where[and][0][jobOffer][equals]=${offer.id}`)
  await expect(page.getByText('1 candidature', { exact: true })).toBeVisible()
  const download = page.waitForEvent('download')
  await focusAndPressEnter(page, page.getByRole('link', { name: 'Exporter CSV' }))
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^candidatures-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toMatch(/^\uFEFFDate;Candidat;E-mail;Téléphone;Poste;Statut;/)
  expect(text).toContain(`;${mine.candidateName};ines@candidats.test;`)
  expect(text).not.toContain(other.candidateName)
})

test('An offer that is switched off is gone from the site until it is switched on', async ({
  staffPage: page,
  visitor,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const shown = async (path: string) => (await visitor.get(path)).text()
  const search = `/nos-offres?recherche=${offer.word}`
  const form = `/postuler/${offer.slug}`
  const row = await adminList(page).find('job-offers', offer.title)
  expect(await shown(search)).toContain(`/postuler/${offer.slug}`)
  await row.getByRole('switch').click()
  await expect(page.getByText('Offre désactivée avec succès')).toBeVisible()
  await expect(row.getByRole('switch')).toHaveText('Inactif')
  expect(await shown(search)).not.toContain(`/postuler/${offer.slug}`)
  expect(await shown(form)).toContain('Cette offre n’est plus ouverte')
  await page.reload()
  await expect(row.getByRole('switch')).toHaveText('Inactif')
  await row.getByRole('switch').click()
  await expect(page.getByText('Offre activée avec succès')).toBeVisible()
  expect(await shown(search)).toContain(`/postuler/${offer.slug}`)
  expect(await shown(form)).not.toContain('Cette offre n’est plus ouverte')
})

test('An offer in the trash is gone from the site until it is restored', async ({
  staffPage: page,
  visitor,
  staff,
}) => {
  const offer = await publishOffer(staff)
  const statusOnSite = async () => (await visitor.get(`/nos-offres/${offer.slug}`)).status()
  const row = await adminList(page).find('job-offers', offer.title)
  expect(await statusOnSite()).toBe(200)
  await row.getByRole('button', { name: `Supprimer : ${offer.title}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click()
  await expect(page.getByText('Offre supprimée avec succès')).toBeVisible()
  await expect(row).toHaveCount(0)
  expect(await statusOnSite()).toBe(404)
  await page.goto(`/admin/collections/job-offers/trash/${offer.id}`)
  await expect(page.getByText('Ce document est dans la corbeille')).toBeVisible()
  await page.getByRole('button', { name: 'Restaurer' }).click()
  await dialog.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page.getByText('restauré avec succès')).toBeVisible()
  expect(await statusOnSite()).toBe(200)
})
