import { upload } from '../support/applicationPage'
import { aPdf } from '../support/documents'
import { addFilter, chooseFrom, follow } from '../support/keyboard'
import {
  applicationsOf,
  openAccount,
  publishOffer,
  rareWord,
  sendApplication,
} from '../support/siteRecords'
import { signedIn } from '../support/staffAccounts'
import { expect, test } from '../support/test'

test('what somebody did is read in the trail, found by name and deed with the keyboard, and changed by nobody', async ({
  staffPage: page,
  director,
  baseURL,
}) => {
  const name = `Irène ${rareWord()}`
  const account = await openAccount(director, { role: 'moderator', name })
  const colleague = await signedIn(baseURL ?? '', account)
  const offer = await publishOffer(colleague)
  await colleague.patch(`/api/job-offers/${offer.id}`, { data: { isActive: false } })

  await page.goto(`/admin/collections/audit-entries?search=${encodeURIComponent(name)}`)
  const entry = page.getByRole('row').filter({ hasText: offer.title })
  await expect(entry).toContainText('Statut changé')
  await expect(entry).toContainText('Actif → Inactif')
  await expect(page.getByRole('row').filter({ hasText: 'Connexion' })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^Créer/ })).toHaveCount(0)

  await addFilter(page, 'Action', 'est égal à')
  await chooseFrom(page, '.condition__value', 'Statut changé')
  await expect(page.getByRole('row').filter({ hasText: 'Connexion' })).toHaveCount(0)
  await follow(page, entry.getByRole('link', { name: offer.title }))
  await expect(page.getByRole('article')).toContainText(name)
  await expect(page.getByRole('article')).toContainText('Offre d’emploi')
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toHaveCount(0)
  await colleague.dispose()
})

test('who read a CV tells whose it was, as long as there is the application', async ({
  staffPage: page,
  staff,
}) => {
  const cv = upload({ name: 'cv.pdf', bytes: await aPdf() })
  const { candidateName } = await sendApplication(staff, { cv })
  const [application] = await applicationsOf(staff, candidateName)
  const file = application?.cv?.id
  await expect(await staff.get(`/api/candidate-files/${file}/contenu`)).toBeOK()

  const trail = `/admin/collections/audit-entries?search=${encodeURIComponent(`n° ${file}`)}`
  const entry = page
    .getByRole('row')
    .filter({ hasText: 'Fichier consulté' })
    .filter({ hasText: new RegExp(`n° ${file}(?!\\d)`) })
    // The page of the application reads it once more.
    .first()
  await page.goto(trail)
  await expect(entry).toContainText(candidateName)
  await follow(page, entry.getByRole('link', { name: new RegExp(candidateName) }))
  await expect(page).toHaveURL(new RegExp(`/job-applications/${application?.id}$`))

  await staff.delete(`/api/job-applications/${application?.id}`)
  await page.goto(trail)
  await expect(entry).toContainText('Candidature effacée depuis')
  await expect(entry).not.toContainText(candidateName)
})
