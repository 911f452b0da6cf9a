import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { RevealList } from '@/components/site/RevealList'
import { waitForIntersections } from '../support/intersections'
import { emulateMedia } from '../support/media'
import { renderOnSite } from '../support/renderOnSite'

const getCard = (name: string) => page.getByText(name)

const renderCards = () =>
  renderOnSite(
    <RevealList>
      <li>Première</li>
      <li style={{ marginTop: '150vh' }}>Deuxième</li>
    </RevealList>,
  )

test('A card below the fold waits until it is scrolled to, one in view is shown at once', async () => {
  await renderCards()
  await expect.element(getCard('Deuxième')).toHaveStyle({ opacity: '0' })
  expect(getCard('Première').element()).not.toHaveAttribute('data-reveal')
  getCard('Deuxième').element().scrollIntoView()
  await expect.element(getCard('Deuxième')).toHaveStyle({ opacity: '1' })
})

test('A card that waits is printed', async () => {
  await renderCards()
  await expect.element(getCard('Deuxième')).toHaveStyle({ opacity: '0' })
  await emulateMedia('print')
  await expect.element(getCard('Deuxième')).toHaveStyle({ opacity: '1' })
})

test('All cards are visible for visitors who prefer reduced motion', async () => {
  await emulateMedia('reducedMotion')
  await renderCards()
  await waitForIntersections()
  expect(getCard('Deuxième').element()).not.toHaveAttribute('data-reveal')
})
