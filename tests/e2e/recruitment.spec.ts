import { readFile } from 'node:fs/promises'
import { aPdf, playwrightUpload } from '../support/documents'
import { hideTab, showTab } from '../support/otherTab'
import { aPdfWithAction } from '../support/pdfs'
import { adminFrame } from '../support/screens/adminFrame'
import { adminList } from '../support/screens/adminList'
import { applicationForm } from '../support/screens/applicationForm'
import { jobListPage } from '../support/screens/jobListPage'
import { receivedApplication } from '../support/screens/receivedApplication'
import { signInForm } from '../support/screens/signInForm'
import { createRareWord, openAccount, publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'
import { untilHydrated } from '../support/untilHydrated'

test('A visitor finds an offer and applies with a CV, and staff read it and decide', {
  tag: '@phone',
}, async ({ page, staff, director }) => {
  test.slow()
  const offer = await publishOffer(staff)
  const name = `Inès De La Tour ${createRareWord()}`
  const cv = { name: 'CV Inès 2026.pdf', bytes: await aPdf(name) }
  const letter = { name: 'Lettre.pdf', bytes: await aPdfWithAction({ S: 'Launch', F: 'a.exe' }) }

  await test.step('the visitor applies', async () => {
    const list = jobListPage(page)
    const form = applicationForm(page)
    await page.goto('/nos-offres')
    await list.search.fill(offer.word)
    await expect(list.count).toHaveText('1 offre(s) trouvée(s)')
    await list.apply(offer.title).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(offer.title)
    await form.introduce(name)
    await form.phone.fill('06 12 34 56 78')
    await form.cv.setInputFiles(playwrightUpload(cv))
    await form.letterFile.setInputFiles(playwrightUpload(letter))
    await hideTab(page)
    await form.send.click()
    await expect(form.thanks).toContainText('Votre candidature a été transmise avec succès.')
    await expect(form.thanks).toContainText('Nous vous contacterons dans les plus brefs délais.')
    await expect(form.thanks).toContainText('une réponse de notre part sous 15 jours')
    await showTab(page)
    await expect(page).toHaveURL('/')
    await expect(form.thanks).toBeHidden()
  })

  await test.step('staff read the CV and decide', async () => {
    await signInForm(page).signIn(await openAccount(director, { role: 'moderator' }))
    await expect(page).toHaveURL('/admin')
    const row = await adminList(page).find('job-applications', name)
    await expect(row).toContainText('06 12 34 56 78')
    await expect(row).toContainText(offer.title)
    await adminList(page).application(name).click()
    await expect(page.getByText('Lettre de motivation en pièce jointe')).toBeVisible()
    await expect(page.getByText('Attention : cette lettre de motivation contient')).toBeVisible()
    await expect(page.getByText('Attention : ce CV contient')).toHaveCount(0)

    const { downloadCv, decision, status } = receivedApplication(page)
    await untilHydrated(downloadCv)
    const downloading = page.waitForEvent('download')
    await downloadCv.click()
    const download = await downloading
    expect(download.suggestedFilename()).toBe(`${name} ${cv.name}`.replaceAll(' ', '_'))
    expect(await readFile(await download.path())).toEqual(cv.bytes)

    await status('Examiné').click()
    await expect(adminFrame(page).statusSaved).toBeVisible()
    await expect(decision.getByRole('button', { pressed: true })).toHaveText('Examiné')
  })

  await test.step('staff decide in the list', async () => {
    const row = await adminList(page).find('job-applications', name)
    const status = row.getByRole('combobox')
    await expect(status).toHaveValue('reviewed')
    await untilHydrated(status)
    await status.selectOption('Accepté')
    await expect(adminFrame(page).statusSaved).toBeVisible()
    await page.reload()
    await expect(status).toHaveValue('accepted')
  })
})
