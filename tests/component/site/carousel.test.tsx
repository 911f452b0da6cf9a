import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Carousel } from '@/components/site/home/Carousel'
import { siteWordsIn } from '@/src/content/siteWords'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { emulateMedia } from '../support/media'
import { renderOnSite } from '../support/renderOnSite'

const NAMES = ['Inès', 'Awa', 'Marc', 'Louis', 'Zoé']
const cards = page.getByRole('listitem')
const dots = page.getByRole('group').getByRole('button')
const next = page.getByRole('button', { name: 'Témoignage suivant' })

async function renderCarousel(width?: number) {
  await renderOnSite(
    <Carousel
      words={siteWordsIn('fr').testimonialWords}
      label="Témoignages"
      cards={NAMES.length}
      head={<h2>Ils nous font confiance</h2>}
    >
      {NAMES.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Carousel>,
    { width },
  )
}

const position = () => page.getByRole('list').element().scrollLeft

/** Presses a key and waits until the carousel has come to rest. */
async function turnBy(key: string) {
  const turned = new Promise((resolve) =>
    page.getByRole('list').element().addEventListener('scrollend', resolve, { once: true }),
  )
  await userEvent.keyboard(key)
  await turned
}

test.each([
  [1440, 'Témoignages 3 à 5 sur 5', 'Témoignages 1 à 3 sur 5'],
  [390, 'Témoignage 5 sur 5', 'Témoignage 1 sur 5'],
])('At %i px the carousel turns in both directions without end', async (width, last, first) => {
  await renderCarousel(width)
  await expect.element(dots.first()).toHaveAttribute('aria-current', 'true')
  expect(dots.elements()).toHaveLength(3)
  await page.getByRole('button', { name: 'Témoignage précédent' }).click()
  await expect.element(cards.last()).toBeInViewport({ ratio: 0.9 })
  await expect.element(page.getByRole('status')).toHaveTextContent(last)
  await expect.element(dots.last()).toHaveAttribute('aria-current', 'true')
  await next.click()
  await expect.element(cards.first()).toBeInViewport({ ratio: 0.9 })
  await expect.element(page.getByRole('status')).toHaveTextContent(first)
  await expect.element(dots.first()).toHaveAttribute('aria-current', 'true')
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('The keyboard turns the carousel by its buttons, its dots and the arrow keys', async () => {
  await renderCarousel()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(next).toHaveFocus()
  await turnBy('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Témoignages 2 à 4 sur 5')
  const turned = position()
  await userEvent.tab()
  await expect.element(page.getByRole('list')).toHaveFocus()
  await turnBy('{ArrowRight}')
  expect(position()).toBeGreaterThan(turned)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Groupe 1 sur 3' })).toHaveFocus()
  await turnBy('{Enter}')
  expect(position()).toBe(0)
})

test('The carousel jumps for visitors who prefer reduced motion', async () => {
  await emulateMedia('reducedMotion')
  await renderCarousel()
  const button = next.element()
  expect(position()).toBe(0)
  if (button instanceof HTMLElement) button.click()
  expect(position()).toBeGreaterThan(0)
})
