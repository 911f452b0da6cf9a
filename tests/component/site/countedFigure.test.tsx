import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CountedFigure } from '@/components/site/home/CountedFigure'
import { stopAnimationFrames } from '../support/clock'
import { waitForIntersections } from '../support/intersections'
import { emulateMedia } from '../support/media'
import { renderOnSite } from '../support/renderOnSite'

const figureElement = page.getByTestId('figure')

/** Renders the figure below the fold, with a fake clock. */
async function renderFigure() {
  await renderOnSite(
    <p data-testid="figure" style={{ marginTop: '200vh' }}>
      <CountedFigure value={9.1} locale="fr-FR" />
    </p>,
  )
  stopAnimationFrames()
  await expect.element(figureElement).toHaveTextContent('9.1')
}

const readShownNumber = () => Number(figureElement.element().textContent)

test('A figure counts up to its value when it is scrolled to', async () => {
  await renderFigure()
  expect(vi.getTimerCount()).toBe(0)
  figureElement.element().scrollIntoView()
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(200)
  expect(readShownNumber()).toBeGreaterThan(0)
  expect(readShownNumber()).toBeLessThan(4)
  vi.advanceTimersByTime(2_000)
  expect(readShownNumber()).toBe(9.1)
  expect(vi.getTimerCount()).toBe(0)
})

test('A figure shows its value at once to visitors who prefer reduced motion', async () => {
  await emulateMedia('reducedMotion')
  await renderFigure()
  figureElement.element().scrollIntoView()
  await waitForIntersections()
  expect(vi.getTimerCount()).toBe(0)
  expect(readShownNumber()).toBe(9.1)
})
