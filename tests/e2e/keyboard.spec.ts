import { applicationPage } from '../support/applicationPage'
import { jobListPage } from '../support/jobListPage'
import { follow, tabTo, walkThere } from '../support/keyboard'
import { expect, test } from '../support/test'
import { untilItAnswers } from '../support/untilItAnswers'

// A part of the list that no other journey changes meanwhile.
const ROUTES = ['/', '/nos-offres?categorie=science-donnees', '/postuler/candidature-spontanee']
const WIDTHS = [
  {
    width: 1440,
    routes: [...ROUTES, '/secteurs/banque-finance', '/notre-adn', '/mentions-legales'],
  },
  { width: 390, routes: ROUTES },
]

// What scrolls smoothly would still be on its way when it is judged.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

for (const { width, routes } of WIDTHS) {
  test(`at ${width} px the tab key stops at everything that can be used, in order and in sight`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 800 })
    for (const address of routes) {
      await page.goto(address)
      await untilItAnswers(page)
      const there = await walkThere(page, 'Tab')
      const everything = Array.from({ length: there.total }, (_, place) => place)
      expect.soft(there.places, `${address} there`).toEqual(everything)
      const back = await walkThere(page, 'Shift+Tab')
      expect.soft(back.places, `${address} and back`).toEqual(everything.toReversed())
      expect.soft([...there.unseen, ...back.unseen], address).toEqual([])
    }
  })
}

test('with the keyboard one gets from the home page to the values and back to a sent message', async ({
  page,
}) => {
  const { keyboard } = page
  await page.goto('/')
  await follow(page, page.getByRole('banner').getByRole('link', { name: 'Notre ADN' }))
  await expect(page).toHaveURL('/notre-adn')
  await follow(page, page.getByRole('link', { name: 'Bien-être au travail' }))
  await expect(page).toHaveURL('/notre-adn/bien-etre-travail')
  await follow(page, page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByText('Accueil'))
  await expect(page).toHaveURL('/')

  const testimonials = page.getByRole('region', { name: 'Ils nous font confiance' })
  const cards = testimonials.getByRole('list')
  const position = () => cards.evaluate((track) => track.scrollLeft)
  await follow(page, testimonials.getByRole('button', { name: 'Témoignage suivant' }))
  await expect.poll(position).toBeGreaterThan(0)
  const turned = await position()
  await tabTo(page, cards)
  await keyboard.press('ArrowRight')
  await expect.poll(position).toBeGreaterThan(turned)
  await follow(page, testimonials.getByRole('button', { name: 'Groupe 1 sur 3' }))
  await expect.poll(position).toBe(0)

  await tabTo(page, page.getByLabel('Nom complet'))
  for (const text of ['Dominique Petit', 'petit@clients.test', 'Un projet', 'Bonjour !']) {
    await keyboard.type(text)
    await keyboard.press('Tab')
  }
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeFocused()
  await keyboard.press('Enter')
  const thanks = page.getByRole('dialog', { name: 'Message envoyé !' })
  await expect(thanks).toBeVisible()
  expect(await thanks.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await expect(thanks).toBeHidden()
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeFocused()
})

test('what stands above the menu is in sight once the keyboard gets there, however far one has read', async ({
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

test('with the keyboard the offers are filtered, unfolded and answered', async ({ page }) => {
  const { keyboard } = page
  await page.goto('/nos-offres')
  await follow(page, page.locator('summary', { hasText: 'Afficher les filtres' }))
  await tabTo(page, page.getByLabel('Lieu'))
  await keyboard.type('Paris')
  await expect(page).toHaveURL('/nos-offres?lieu=paris')
  await follow(page, page.getByRole('link', { name: 'Retirer le filtre Paris' }))
  await expect(page).toHaveURL('/nos-offres')
  await expect(jobListPage(page).count).toBeFocused()
  const card = page.getByRole('article').first()
  await follow(page, card.locator('summary'))
  await expect(card.getByRole('heading', { name: 'Stack technique' })).toBeVisible()
  await follow(page, card.getByRole('link', { name: 'Postuler' }))
  await expect(page).toHaveURL(/\/postuler\/[a-z0-9-]+$/)
  await tabTo(page, applicationPage(page).name)
})

test('the open menu keeps the keyboard, gives it back to its button and leads on', async ({
  page,
}) => {
  const { keyboard } = page
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await untilItAnswers(page)
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  const menu = page.getByRole('dialog')
  await follow(page, button)
  await expect(menu).toBeVisible()
  const stops = await menu.locator('a, button').count()
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let presses = 0; presses <= stops; presses++) {
      await keyboard.press(key)
      await expect(page.locator(':focus:not(dialog *)')).toHaveCount(0)
    }
  }
  await keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await keyboard.press('Enter')
  await follow(page, menu.getByRole('link', { name: 'Nos Secteurs' }))
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/#secteurs')
})
