import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { untilItAnswers } from '../support/untilItAnswers'

const testimonials = (page: Page) => page.getByRole('region', { name: 'Ils nous font confiance' })

async function fillIn(page: Page, message: string) {
  await page.getByLabel('Nom complet').fill('Dominique Petit')
  await page.getByRole('textbox', { name: 'E-mail' }).fill('dominique.petit@clients.test')
  await page.getByLabel('Sujet').fill('Un projet')
  await page.getByRole('textbox', { name: 'Message' }).fill(message)
}

/** Opens the page with the figures still out of sight and notes what the first one shows from then on. */
async function watchFigures(page: Page) {
  await page.clock.install()
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1440, height: 420 })
  await page.goto('/')
  const figures = page.getByRole('region', { name: 'Exemplia en chiffres' }).getByRole('definition')
  const shown = await figures.first().evaluateHandle((figure) => {
    const texts: string[] = []
    const note = () => texts.push(figure.textContent ?? '')
    const changes = { childList: true, characterData: true, subtree: true }
    new MutationObserver(note).observe(figure, changes)
    return texts
  })
  return { figures, shown }
}

test('the sections of the home page stand in their order, each under its anchor', async ({
  page,
}) => {
  await page.goto('/')
  const headings = await page.locator('main h1, main h2').allTextContents()
  expect(headings.slice(1)).toEqual([
    'Exemplia en chiffres',
    'Nos expertises',
    'Nos secteurs',
    'Nos dernières offres',
    'Nos agences',
    'Ils nous font confiance',
    'L’équipe de direction',
    'Parlons de votre projet',
  ])
  const anchors = await page
    .locator('main section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id))
  expect(anchors).toEqual([
    'home',
    'expertises',
    'secteurs',
    'offers',
    'temoignages',
    'team',
    'contact',
  ])
})

test('the figures count up to themselves when they are scrolled to', async ({ page }) => {
  const { figures, shown } = await watchFigures(page)
  await figures.first().scrollIntoViewIfNeeded()
  await expect(figures).toHaveText(['+ 85', '78', '89 %', '9.1 M€'])
  await expect.poll(() => shown.jsonValue()).toContain('+ 85')
  const values = (await shown.jsonValue()).map((text) => Number(text.replace('+ ', '')))
  expect(Math.min(...values)).toBeLessThan(40)
})

test('the figures stand still for people who ask for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const { figures, shown } = await watchFigures(page)
  await untilItAnswers(page)
  await figures.first().scrollIntoViewIfNeeded()
  await expect(figures.first()).toBeInViewport()
  await page.clock.runFor(5_000)
  expect(await shown.jsonValue()).toEqual([])
})

test('on paper, what stands on navy on the screen is as dark as the rest', async ({ page }) => {
  await page.goto('/')
  await page.emulateMedia({ media: 'print' })
  const hero = page.locator('#home').locator('h1, p')
  const footer = page.getByRole('contentinfo').locator('h3, p, a, address')
  for (const text of [hero, footer]) {
    const parts = text.filter({ visible: true })
    await expect(parts.first()).toBeVisible()
    for (const part of await parts.all()) await expect(part).toHaveCSS('color', 'rgb(0, 0, 0)')
  }
})

test('the questions for search engines are in the page but not on it', async ({ page }) => {
  await page.goto('/')
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const faq = scripts
    .map((script) => JSON.parse(script))
    .find(({ '@type': type }) => type === 'FAQPage')
  expect(faq.mainEntity).toHaveLength(4)
  await expect(page.getByText(faq.mainEntity[0].name)).toHaveCount(0)
})

test('the map of an office opens in a new tab', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('link', { name: /^Voir sur le plan : Bordeaux/ })
  await expect(link).toHaveAttribute('href', /google\.com\/maps\/search\/\?api=1&query=.*Bordeaux/)
  await expect(link).toHaveAttribute('target', '_blank')
})

test('the testimonials go round in both directions', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/')
  const region = testimonials(page)
  const cards = region.getByRole('listitem')
  await expect(cards).toHaveCount(5)
  const dots = region.getByRole('group').getByRole('button')
  await expect(dots).toHaveCount(3)
  await expect(dots.first()).toHaveAttribute('aria-current', 'true')
  await cards.first().scrollIntoViewIfNeeded()
  await region.getByRole('button', { name: 'Témoignage précédent' }).click()
  await expect(cards.last()).toBeInViewport({ ratio: 0.9 })
  await expect(dots.last()).toHaveAttribute('aria-current', 'true')
  await expect(region.getByRole('status')).toHaveText(/5 sur 5$/)
  await region.getByRole('button', { name: 'Témoignage suivant' }).click()
  await expect(cards.first()).toBeInViewport({ ratio: 0.9 })
  await expect(region.getByRole('status')).toHaveText(/^Témoignages? 1 .*sur 5$/)
  await expect(dots.first()).toHaveAttribute('aria-current', 'true')
})

test('a message is sent, acknowledged for three seconds, and the form is empty again', async ({
  page,
}) => {
  await page.goto('/')
  await fillIn(page, 'Bonjour, pouvons-nous en parler ?')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  const overlay = page.getByRole('dialog', { name: 'Message envoyé !' })
  await expect(overlay).toContainText('Nous vous répondrons dans les plus brefs délais.')
  await expect(page.locator('#contact button[type="submit"]')).toBeDisabled()
  await expect(overlay).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeFocused()
})

test.describe('when the message cannot be sent', () => {
  test.use({ expectedFaults: [/Failed to load resource/] })

  test('the text is kept and a sentence says what to do', async ({ page }) => {
    await page.goto('/')
    await fillIn(page, 'Un texte qui ne doit pas se perdre')
    await page.route('**/api/messages-contact', (route) => route.abort())
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(
      page.getByText('Une erreur inattendue est survenue. Veuillez réessayer.'),
    ).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'Un texte qui ne doit pas se perdre',
    )
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the figures are final and every testimonial can be read', { tag: '@phone' }, async ({
    page,
  }) => {
    await page.goto('/')
    await expect(page.getByText('9.1 M€')).toBeVisible()
    await expect(testimonials(page).getByRole('button')).toHaveCount(0)
    for (const testimonial of await testimonials(page).getByRole('listitem').all()) {
      const box = await testimonial.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    }
  })

  test('a message is sent and acknowledged on a page of its own', async ({ page }) => {
    await page.goto('/')
    await fillIn(page, 'Bonjour, sans script')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page).toHaveURL(/\/contact\/merci$/)
    await expect(page.getByRole('heading', { name: 'Message envoyé !' })).toBeVisible()
  })

  test('a message that cannot be accepted comes back with what was typed', async ({ page }) => {
    await page.goto('/')
    await fillIn(page, 'Un texte à garder')
    await page.getByLabel('Sujet').fill('   ')
    await page.getByRole('button', { name: 'Envoyer le message' }).click()
    await expect(page).toHaveURL(/\/contact\/corriger\?saisie=/)
    await expect(page.getByText('Indiquez le sujet de votre message.')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Un texte à garder')
  })
})
