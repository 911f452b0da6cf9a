import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const breadcrumb = (page: Page) => page.getByRole('navigation', { name: 'Fil d’Ariane' })

async function expectTrail(page: Page, trail: [label: string, href: string][], current: string) {
  const links = breadcrumb(page).getByRole('link')
  await expect(links).toHaveText(trail.map(([label]) => label))
  for (const [label, href] of trail) {
    await expect(breadcrumb(page).getByRole('link', { name: label, exact: true })).toHaveAttribute(
      'href',
      href,
    )
  }
  await expect(breadcrumb(page).locator('[aria-current="page"]')).toHaveText(current)
}

test('an expertise page shows six services, a four-step approach and the way to the contact form', async ({
  page,
}) => {
  await page.goto('/expertises/science-donnees')
  await expectTrail(
    page,
    [
      ['Accueil', '/'],
      ['Expertises', '/#expertises'],
    ],
    'Science des données',
  )
  const services = page.getByRole('region', { name: 'Nos six domaines d’intervention' })
  await expect(services.getByRole('heading', { level: 3 })).toHaveCount(6)
  const approach = page.getByRole('region', { name: 'De la collecte à la modélisation' })
  await expect(approach.getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('main').locator('a[href="/#contact"]')).toBeVisible()
})

test('a sector page shows three solutions and the loop of its clients', async ({ page }) => {
  await page.goto('/secteurs/banque-finance')
  await expectTrail(
    page,
    [
      ['Accueil', '/'],
      ['Nos Secteurs', '/#secteurs'],
    ],
    'Banque & Finance',
  )
  const solutions = page.getByRole('region', { name: 'Trois réponses à vos priorités' })
  await expect(solutions.getByRole('heading', { level: 3 })).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Contactez nos experts' })).toHaveAttribute(
    'href',
    '/#contact',
  )
  const clients = page.getByRole('region', { name: 'Clients Actifs' })
  await expect(clients.getByRole('img')).toHaveCount(10)
})

test('the clients pass by, stop at the button and can be pulled', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/secteurs/assurance')
  const clients = page.getByRole('region', { name: 'Clients Actifs' })
  const left = () =>
    clients
      .getByRole('img')
      .first()
      .evaluate((logo) => logo.getBoundingClientRect().x)
  const twoFrames = () =>
    page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    )
  await clients.scrollIntoViewIfNeeded()
  const start = await left()
  await expect.poll(left).not.toBe(start)
  await page.getByRole('button', { name: 'Mettre le défilement en pause' }).click()
  await expect(page.getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible()
  // The button says so a frame before the logos stand.
  await twoFrames()
  const stopped = await left()
  await twoFrames()
  expect(await left()).toBe(stopped)
  if (isMobile) return
  await clients.hover()
  await page.mouse.down()
  await page.mouse.move(400, 300, { steps: 4 })
  await page.mouse.up()
  expect(await left()).not.toBe(stopped)
})

test('people who ask for less motion get logos that stand still and scroll', {
  tag: '@phone',
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/secteurs/banque-finance')
  const clients = page.getByRole('region', { name: 'Clients Actifs' })
  await expect(page.getByRole('button', { name: 'Mettre le défilement en pause' })).toBeHidden()
  await clients.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => clients.evaluate((band) => band.scrollLeft)).toBeGreaterThan(0)
})

test('the values hub leads to its six pages, to the offers and to the contact form', async ({
  page,
}) => {
  await page.goto('/notre-adn')
  await expectTrail(page, [['Accueil', '/']], 'Notre ADN')
  await expect(page.getByRole('heading', { level: 1, name: 'Notre ADN' })).toBeVisible()
  await expect(page.getByText('Vie en entreprise & RSE', { exact: true })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('a[href^="/notre-adn/"]')).toHaveCount(6)
  await expect(main.locator('a[href="/nos-offres"]')).toBeVisible()
  await expect(main.locator('a[href="/#contact"]')).toBeVisible()
  await page.getByRole('link', { name: 'Bien-être au travail' }).click()
  await expect(page).toHaveURL(/\/notre-adn\/bien-etre-travail$/)
  await page.getByRole('link', { name: 'Retour à Notre ADN' }).click()
  await expect(page).toHaveURL(/\/notre-adn$/)
})

test('a values page ends with the offers', async ({ page }) => {
  await page.goto('/notre-adn/diversite-inclusion')
  await expectTrail(
    page,
    [
      ['Accueil', '/'],
      ['Notre ADN', '/notre-adn'],
    ],
    'Diversité & inclusion',
  )
  const figures = page.getByRole('region', { name: 'Nos chiffres clés' })
  await expect(figures.getByRole('definition')).toHaveText([/^45\s%$/, '12', /^100\s%$/, '4'])
  await expect(page.getByRole('link', { name: "Voir nos offres d'emploi" })).toHaveAttribute(
    'href',
    '/nos-offres',
  )
})

test('the partner associations open in a new tab', async ({ page }) => {
  await page.goto('/notre-adn/impact-social')
  const links = page.getByRole('main').getByRole('link', { name: /^En savoir plus/ })
  await expect(links).toHaveCount(3)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
  }
})

test('the legal notice says who publishes the site and which cookies it sets', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/mentions-legales')
  await expect(page.getByText(/^20\s000 euros$/)).toBeVisible()
  await expect(page.getByRole('rowheader')).toHaveText([
    'Nécessaires',
    'Mesure d’audience',
    'Marketing',
  ])
  await page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link').last().click()
  await expect(page).toHaveURL(/#coordonnees$/)
})

for (const [form, address] of [
  ['contact form', '/'],
  ['application form', '/postuler/candidature-spontanee'],
] as const) {
  test(`the ${form} leads to what the legal notice says of personal data`, async ({ page }) => {
    await page.goto(address)
    await page.getByRole('link', { name: 'En savoir plus sur vos droits' }).click()
    await expect(page).toHaveURL('/mentions-legales#donnees-personnelles')
    await expect(page.locator('h2#donnees-personnelles')).toBeInViewport()
    const officer = page.getByRole('main').locator('a[href="mailto:dpo@exemplia.example"]')
    await expect(officer.first()).toHaveText('dpo@exemplia.example')
  })
}

test.describe('at an address that no page has', () => {
  test.use({ expectedFaults: [/status of 404/] })

  test('the visitor reads that the page was not found', async ({ page }) => {
    const answer = await page.goto('/secteurs/agriculture')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the cards are there and the logos can be scrolled', async ({ page }) => {
    await page.goto('/secteurs/banque-finance')
    await expect(page.getByRole('heading', { name: 'Tenir les exigences de DORA' })).toBeVisible()
    const clients = page.getByRole('region', { name: 'Clients Actifs' })
    await expect(clients.getByRole('img')).toHaveCount(10)
    await expect(clients).toHaveCSS('overflow-x', 'auto')
  })
})
