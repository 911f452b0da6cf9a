import {
  chooseOptionByKeyboard,
  focusAndPressEnter,
  pressTabUntilFocused,
} from '../support/keyboard'
import { applicationForm } from '../support/screens/applicationForm'
import { contactForm } from '../support/screens/contactForm'
import { jobListPage } from '../support/screens/jobListPage'
import { expect, test } from '../support/test'
import { untilItAnswers } from '../support/untilItAnswers'
import { withoutEvents } from '../support/withoutEvents'

// A smooth scroll would not be finished when the position is checked.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('A visitor sends a message with the keyboard alone', async ({ page }) => {
  await page.goto('/')
  await untilItAnswers(page)
  const form = contactForm(page)
  await pressTabUntilFocused(page, form.name)
  for (const text of ['Dominique Petit', 'petit@clients.test', 'Un projet', 'Bonjour !']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(form.thanks).toBeVisible()
  await expect(form.thanks).toBeHidden()
  await expect(form.send).toBeFocused()
})

test('A link above the menu is visible when focused, however far the page is scrolled', async ({
  page,
}) => {
  await page.goto('/notre-adn')
  await untilItAnswers(page)
  await page.keyboard.press('Tab')
  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100)
  const above = page.getByRole('banner').locator('address a').first()
  await above.focus()
  await expect.poll(async () => (await above.boundingBox())?.y).toBeGreaterThanOrEqual(0)
})

test('A visitor filters the offers, unfolds one and opens its form with the keyboard', async ({
  page,
}) => {
  const list = jobListPage(page)
  await withoutEvents(page)
  await page.goto('/nos-offres')
  await focusAndPressEnter(page, list.showFilters)
  await chooseOptionByKeyboard(page, list.location, 'Paris')
  await expect(page).toHaveURL('/nos-offres?lieu=paris')
  await focusAndPressEnter(page, list.chip('Paris'))
  await expect(page).toHaveURL('/nos-offres')
  await expect(list.count).toBeFocused()
  const card = list.cards.first()
  await focusAndPressEnter(page, card.locator('summary'))
  await expect(card.getByRole('heading', { name: 'Stack technique' })).toBeVisible()
  await focusAndPressEnter(page, card.getByRole('link', { name: 'Postuler' }))
  await expect(page).toHaveURL(/\/postuler\/[a-z0-9-]+$/)
  await pressTabUntilFocused(page, applicationForm(page).name)
})
