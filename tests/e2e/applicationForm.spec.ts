import { aPdf, playwrightUpload } from '../support/documents'
import { chooseOptionByKeyboard } from '../support/keyboard'
import { hideTab } from '../support/otherTab'
import { applicationForm } from '../support/screens/applicationForm'
import { createRareWord, findApplicationsOf, publishOffer } from '../support/siteRecords'
import { expect, test } from '../support/test'

test('A visitor applies with the keyboard alone', async ({ page, staff }) => {
  const form = applicationForm(page)
  const name = `Inès ${createRareWord()}`
  const { keyboard } = page
  await page.goto('/postuler/candidature-spontanee')
  // Registered early: the browser needs a moment to intercept its dialogs.
  const choosing = page.waitForEvent('filechooser')
  await form.name.focus()
  await keyboard.type(name)
  await keyboard.press('Tab')
  await keyboard.type('ines@candidats.test')
  await keyboard.press('Tab')
  await keyboard.type('06 12 34 56 78')
  await keyboard.press('Tab')
  await expect(form.cv).toBeFocused()
  await keyboard.press('Enter')
  await (await choosing).setFiles(playwrightUpload({ name: 'cv.pdf', bytes: await aPdf() }))
  const remove = page.getByRole('button', { name: 'Retirer cv.pdf' })
  await expect(remove).toBeVisible()
  await keyboard.press('Tab')
  await expect(remove).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('Bonjour')
  await keyboard.press('Tab')
  await expect(form.letterFile).toBeFocused()
  await keyboard.press('Tab')
  await expect(form.heardFrom).toBeFocused()
  await chooseOptionByKeyboard(page, form.heardFrom, 'Moteur')
  await expect(form.heardFrom).toHaveValue('searchEngine')
  await keyboard.press('Tab')
  await expect(page.getByRole('checkbox', { name: 'J’accepte que' })).toBeFocused()
  await keyboard.press('Tab')
  await expect(form.send).toBeFocused()
  await hideTab(page)
  await keyboard.press('Enter')
  await expect(form.thanks).toBeVisible()
  expect(await findApplicationsOf(staff, name)).toMatchObject([
    { coverLetter: 'Bonjour', cv: { originalName: 'cv.pdf' } },
  ])
})

test.describe('while an offer closes', () => {
  test.use({ expectedFaults: [/^console: Failed to load resource/] })

  test('A visitor applies although the offer closes meanwhile', async ({ page, staff }) => {
    const name = `Inès ${createRareWord()}`
    const form = applicationForm(page)
    const offer = await publishOffer(staff)
    await page.goto(`/postuler/${offer.slug}`)
    await form.introduce(name)
    await form.cv.setInputFiles(playwrightUpload({ name: 'cv.pdf', bytes: await aPdf(name) }))
    await staff.patch(`/api/job-offers/${offer.id}`, { data: { isActive: false } })
    await form.send.click()
    await expect(page.getByText('Cette offre n’est plus ouverte.')).toBeVisible()
    await hideTab(page)
    await page.getByRole('button', { name: 'Envoyer comme candidature spontanée' }).click()
    await expect(form.thanks).toBeVisible()
    expect(await findApplicationsOf(staff, name)).toMatchObject([
      {
        jobTitle: `Candidature spontanée (offre fermée\u00A0: ${offer.title})`,
        cv: { originalName: 'cv.pdf' },
      },
    ])
  })
})
