import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Carousel } from '@/components/site/home/Carousel'
import { siteWordsIn } from '@/src/content/siteWords'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { emulateMedia } from '../support/media'
import { renderOnSite } from '../support/renderOnSite'

const CARD_NAMES = ['Inès', 'Awa', 'Marc', 'Louis', 'Zoé']
const cardItems = page.getByRole('listitem')
const dotButtons = page.getByRole('group').getByRole('button')
const nextButton = page.getByRole('button', { name: 'Témoignage suivant' })

async function renderCarousel(width?: number) {
  await renderOnSite(
    <Carousel
      words={siteWordsIn('fr').testimonialWords}
      label="Témoignages"
      cards={CARD_NAMES.length}
      head={<h2>Ils nous font confiance</h2>}
    >
      {CARD_NAMES.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </Carousel>,
    { width },
  )
}

const scrollPosition = () => page.getByRole('list').element().scrollLeft

/** Presses a key and waits until the carousel has come to rest. */
async function turnByKey(key: string) {
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
  await expect.element(dotButtons.first()).toHaveAttribute('aria-current', 'true')
  expect(dotButtons.elements()).toHaveLength(3)
  await page.getByRole('button', { name: 'Témoignage précédent' }).click()
  await expect.element(cardItems.last()).toBeInViewport({ ratio: 0.9 })
  await expect.element(page.getByRole('status')).toHaveTextContent(last)
  await expect.element(dotButtons.last()).toHaveAttribute('aria-current', 'true')
  await nextButton.click()
  await expect.element(cardItems.first()).toBeInViewport({ ratio: 0.9 })
  await expect.element(page.getByRole('status')).toHaveTextContent(first)
  await expect.element(dotButtons.first()).toHaveAttribute('aria-current', 'true')
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('The keyboard turns the carousel by its buttons, its dots and the arrow keys', async () => {
  await renderCarousel()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(nextButton).toHaveFocus()
  await turnByKey('{Enter}')
  await expect.element(page.getByRole('status')).toHaveTextContent('Témoignages 2 à 4 sur 5')
  const turned = scrollPosition()
  await userEvent.tab()
  await expect.element(page.getByRole('list')).toHaveFocus()
  await turnByKey('{ArrowRight}')
  expect(scrollPosition()).toBeGreaterThan(turned)
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Groupe 1 sur 3' })).toHaveFocus()
  await turnByKey('{Enter}')
  expect(scrollPosition()).toBe(0)
})

test('The carousel jumps for visitors who prefer reduced motion', async () => {
  await emulateMedia('reducedMotion')
  await renderCarousel()
  const button = nextButton.element()
  expect(scrollPosition()).toBe(0)
  if (button instanceof HTMLElement) button.click()
  expect(scrollPosition()).toBeGreaterThan(0)
})
