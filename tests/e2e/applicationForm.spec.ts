import type { Page } from '@playwright/test'
import { applicationPage, upload } from '../support/applicationPage'
import { aPdf } from '../support/documents'
import { chooseIn } from '../support/keyboard'
import { openBeforeScripts } from '../support/openBeforeScripts'
import { applicationsOf, rareWord } from '../support/siteRecords'
import { expect, test } from '../support/test'
import { untilItAnswers } from '../support/untilItAnswers'

const SPONTANEOUS = '/postuler/candidature-spontanee'

/** Sends an application; `isLedAway` tells whether the page has asked for the home page in ten seconds more. */
async function sendByClock(page: Page) {
  const form = applicationPage(page)
  await page.clock.install()
  await page.goto(SPONTANEOUS)
  await form.name.fill('Inès')
  await form.email.fill('ines@candidats.test')
  await untilItAnswers(page)
  // From here on time stands still but for what is let pass.
  await page.clock.pauseAt(Date.now() + 60_000)
  await form.send.click()
  await expect(form.thanks).toBeVisible()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const isLedAway = async () => {
    await page.clock.runFor(10_000)
    // Once this is answered, whatever was asked for before it has been noted.
    await page.evaluate(() => fetch('/robots.txt'))
    return asked.includes('/')
  }
  return { ...form, isLedAway }
}

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

test('who reads on by hand after the sending is not led away, and goes home by the link', async ({
  page,
}) => {
  const { thanks, isLedAway } = await sendByClock(page)
  await expect(thanks).toHaveAccessibleDescription(/a été transmise avec succès/)
  await page.keyboard.press('Shift')
  expect(await isLedAway()).toBe(false)
  await page.clock.resume()
  await thanks.getByRole('link', { name: "Retour à l'accueil" }).click()
  await expect(page).toHaveURL('/')
})

test('nobody is led away from a page out of sight', async ({ page }) => {
  const { isLedAway } = await sendByClock(page)
  const show = (isShown: boolean) =>
    page.evaluate((isHidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden })
      document.dispatchEvent(new Event('visibilitychange'))
    }, !isShown)
  await show(false)
  expect(await isLedAway()).toBe(false)
  await show(true)
  await page.clock.resume()
  await expect(page).toHaveURL('/')
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
