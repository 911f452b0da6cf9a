import { applicationPage, upload } from '../support/applicationPage'
import { aPdf } from '../support/documents'
import { chooseIn } from '../support/keyboard'
import { openBeforeScripts } from '../support/openBeforeScripts'
import { applicationsOf, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'

const SPONTANEOUS = '/postuler/candidature-spontanee'

test('the button waits for a name and an e-mail address', async ({ page }) => {
  const form = applicationPage(page)
  await page.goto(SPONTANEOUS)
  await expect(form.send).toBeDisabled()
  await form.name.fill('Inès')
  await expect(form.send).toBeDisabled()
  await form.email.fill('ines@candidats.test')
  await expect(form.send).toBeEnabled()
  await form.name.fill('  ')
  await expect(form.send).toBeDisabled()
})

test('what was typed and chosen before the scripts came counts', async ({ page }) => {
  const form = applicationPage(page)
  const letScriptsCome = await openBeforeScripts(page, SPONTANEOUS)
  await form.name.fill('Inès')
  await form.email.fill('ines@candidats.test')
  await form.cv.setInputFiles(upload({ name: 'cv.pdf', bytes: await aPdf() }))
  letScriptsCome()
  await expect(page.getByRole('button', { name: /^Retirer/ })).toBeVisible()
  await expect(form.send).toBeEnabled()
})

test('while the application is on its way the button says so and cannot be pressed', async ({
  page,
}) => {
  const form = applicationPage(page)
  let arrive = () => {}
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/candidatures', async (route) => {
    await arrival
    await route.continue()
  })
  await page.goto(SPONTANEOUS)
  await form.name.fill('Inès')
  await form.email.fill('ines@candidats.test')
  await form.send.click()
  await expect(form.sending).toBeDisabled()
  await expect(page.getByRole('progressbar', { name: 'Avancement de l’envoi' })).toBeVisible()
  // A link would leave without the browser asking.
  const asked = page.waitForEvent('dialog').then(async (dialog) => {
    await dialog.dismiss()
    return dialog.message()
  })
  await page.getByRole('link', { name: 'Nos Offres' }).first().click()
  expect(await asked).toContain('Votre envoi n’est pas terminé.')
  arrive()
  await expect(form.thanks).toBeVisible()
})

test('a double click sends one application', async ({ page, staff }) => {
  const form = applicationPage(page)
  const name = `Inès ${rareWord()}`
  await page.goto(SPONTANEOUS)
  await form.name.fill(name)
  await form.email.fill('ines@candidats.test')
  await form.send.dblclick()
  await expect(form.thanks).toBeVisible()
  await expect(page).toHaveURL('/')
  expect(await applicationsOf(staff, name)).toHaveLength(1)
})

test('an address without an offer asks to apply for its capitalised words', async ({
  page,
  staff,
}) => {
  const form = applicationPage(page)
  const name = `Inès ${rareWord()}`
  await page.goto('/postuler/gardienne-de-phare')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gardienne De Phare')
  await form.name.fill(name)
  await form.email.fill('ines@candidats.test')
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  expect(await applicationsOf(staff, name)).toMatchObject([{ jobTitle: 'Gardienne De Phare' }])
})

test('the way back leads to the offers on the home page', async ({ page }) => {
  await page.goto(SPONTANEOUS)
  await page.getByRole('link', { name: "Retour aux offres d'emploi" }).click()
  await expect(page).toHaveURL('/#offers')
})

test('an application can be sent with the keyboard alone', async ({ page, staff }) => {
  const form = applicationPage(page)
  const name = `Inès ${rareWord()}`
  const { keyboard } = page
  await page.goto(SPONTANEOUS)
  // Early: the browser needs a moment to hand over its dialogs.
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
  await (await choosing).setFiles(upload({ name: 'cv.pdf', bytes: await aPdf() }))
  await keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Retirer cv.pdf' })).toBeFocused()
  await keyboard.press('Tab')
  await keyboard.type('Bonjour')
  await keyboard.press('Tab')
  await expect(form.letterFile).toBeFocused()
  await keyboard.press('Tab')
  await expect(form.heardFrom).toBeFocused()
  await chooseIn(page, form.heardFrom, 'Moteur')
  await expect(form.heardFrom).toHaveValue('searchEngine')
  await keyboard.press('Tab')
  await expect(form.send).toBeFocused()
  await keyboard.press('Enter')
  await expect(form.thanks).toBeVisible()
  expect(await applicationsOf(staff, name)).toMatchObject([
    { coverLetter: 'Bonjour', cv: { originalName: 'cv.pdf' } },
  ])
})
