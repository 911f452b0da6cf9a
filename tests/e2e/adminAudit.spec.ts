import { upload } from '../support/applicationPage'
import { aPdf } from '../support/documents'
import { chooseIn, follow } from '../support/keyboard'
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
  staff,
  director,
  baseURL,
}) => {
  const name = `Irène ${rareWord()}`
  const account = await openAccount(director, { role: 'moderator', name })
  const colleague = await signedIn(baseURL ?? '', account)
  const offer = await publishOffer(colleague)
  await colleague.patch(`/api/job-offers/${offer.id}`, { data: { isActive: false } })

  const { candidateName } = await sendApplication(colleague)
  const [application] = await applicationsOf(colleague, candidateName)
  await colleague.patch(`/api/job-applications/${application?.id}`, {
    data: { status: 'rejected' },
  })

  await page.goto(`/admin/collections/audit-entries?search=${encodeURIComponent(name)}`)
  const entries = page.getByRole('listitem')
  const entry = entries.filter({
    hasText: `${name} a désactivé l’offre «\u00A0${offer.title}\u00A0»`,
  })
  await expect(entry.first()).toBeVisible()
  const rejection = entries.filter({ hasText: `${name} a refusé ${candidateName}` })
  await expect(rejection).toHaveCount(1)
  await expect(entries.filter({ hasText: `${name} a ouvert une session` })).toHaveCount(1)
  await expect(page.getByRole('link', { name: /^Créer/ })).toHaveCount(0)

  const filters = page.getByRole('region', { name: 'Filtrer le journal' })
  await chooseIn(page, filters.getByLabel('Action'), 'Statut changé')
  await expect(entries.filter({ hasText: 'a ouvert une session' })).toHaveCount(0)
  const period = filters.getByRole('group', { name: 'Date' })
  await follow(page, period.getByRole('button', { name: 'Hier' }))
  await expect(page.getByText('Aucune entrée ne répond à cette recherche')).toBeVisible()
  await follow(page, period.getByRole('button', { name: '7 jours' }))
  await expect(rejection).toHaveCount(1)
  await expect(page.getByRole('heading', { name: 'Aujourd’hui' })).toBeVisible()

  await expect(period.getByRole('button', { name: '7 jours' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await staff.delete(`/api/job-applications/${application?.id}`)
  await page.reload()
  await expect(page.getByText(candidateName)).toHaveCount(0)
  await follow(page, entry.first().getByRole('link', { name: /^Entrée de / }))
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
  const entries = page.getByRole('listitem')
  // The page of the application reads it once more.
  const entry = entries.filter({ hasText: `a consulté le CV de ${candidateName}` }).first()
  await page.goto(trail)
  await expect(entry).toBeVisible()
  const noted = page.waitForResponse(/\/lecture$/)
  await follow(page, entry.getByRole('link', { name: new RegExp(candidateName) }))
  await noted
  await expect(page).toHaveURL(new RegExp(`/job-applications/${application?.id}$`))

  await staff.delete(`/api/job-applications/${application?.id}`)
  await page.goto(trail)
  const gone = `a consulté le fichier n°\u00A0${file} d’une candidature effacée depuis`
  await expect(entries.filter({ hasText: gone }).first()).toBeVisible()
  await expect(page.getByText(candidateName)).toHaveCount(0)
})
