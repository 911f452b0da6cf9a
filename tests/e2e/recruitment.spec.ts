import { readFile } from 'node:fs/promises'
import { openList, signInByForm } from '../support/adminPages'
import { aPdf, upload } from '../support/documents'
import { lookAway, lookBack } from '../support/otherTab'
import { aPdfWithAction } from '../support/pdfs'
import { applicationForm } from '../support/screens/applicationForm'
import { jobListPage } from '../support/screens/jobListPage'
import { openAccount, publishOffer, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('A visitor finds an offer and applies with a CV, and staff read it and decide', {
  tag: '@phone',
}, async ({ page, staff, director }) => {
  test.slow()
  const offer = await publishOffer(staff)
  const name = `Inès De La Tour ${rareWord()}`
  const cv = { name: 'CV Inès 2026.pdf', bytes: await aPdf(name) }
  const letter = { name: 'Lettre.pdf', bytes: await aPdfWithAction({ S: 'Launch', F: 'a.exe' }) }

  await test.step('the visitor applies', async () => {
    const form = applicationForm(page)
    await page.goto('/nos-offres')
    await page.getByPlaceholder('Rechercher par titre, compétence ou mot-clé...').fill(offer.word)
    await expect(jobListPage(page).count).toHaveText('1 offre(s) trouvée(s)')
    await page.getByRole('link', { name: `Postuler à l’offre ${offer.title}` }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title)
    await form.name.fill(name)
    await form.email.fill('ines@candidats.test')
    await form.phone.fill('06 12 34 56 78')
    await form.cv.setInputFiles(upload(cv))
    await form.letterFile.setInputFiles(upload(letter))
    await lookAway(page)
    await form.send.click()
    await expect(form.thanks).toContainText('Votre candidature a été transmise avec succès.')
    await expect(form.thanks).toContainText('Nous vous contacterons dans les plus brefs délais.')
    await expect(form.thanks).toContainText('une réponse de notre part sous 15 jours')
    await lookBack(page)
    await expect(page).toHaveURL('/')
    await expect(form.thanks).toBeHidden()
  })

  await test.step('staff read the CV and decide', async () => {
    await signInByForm(page, await openAccount(director, { role: 'moderator' }))
    await expect(page).toHaveURL('/admin')
    const row = await openList(page, 'job-applications', name)
    await expect(row).toContainText('06 12 34 56 78')
    await expect(row).toContainText(offer.title)
    await row.getByRole('link', { name: `Voir les détails : ${name}` }).click()
    await expect(page.getByText('Lettre de motivation en pièce jointe')).toBeVisible()
    await expect(page.getByText('Attention : cette lettre de motivation contient')).toBeVisible()
    await expect(page.getByText('Attention : ce CV contient')).toHaveCount(0)

    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Télécharger le CV' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${name} ${cv.name}`.replaceAll(' ', '_'))
    expect(await readFile(await download.path())).toEqual(cv.bytes)

    const decision = page.getByRole('group', { name: 'Décision' })
    await decision.getByRole('button', { name: 'Examiné' }).click()
    await expect(page.getByText('Statut mis à jour avec succès')).toBeVisible()
    await expect(decision.getByRole('button', { pressed: true })).toHaveText('Examiné')
  })

  await test.step('staff decide in the list', async () => {
    const row = await openList(page, 'job-applications', name)
    const status = row.getByRole('combobox')
    await expect(status).toHaveValue('reviewed')
    await status.selectOption('Accepté')
    await expect(page.getByText('Statut mis à jour avec succès')).toBeVisible()
    await page.reload()
    await expect(status).toHaveValue('accepted')
  })
})
