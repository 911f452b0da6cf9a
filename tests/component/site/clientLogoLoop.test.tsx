import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ClientLogoLoop } from '@/components/site/page/ClientLogoLoop'
import { siteWordsIn } from '@/src/content/siteWords'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { emulateMedia } from '@/tests/component/support/media'
import { renderOnSite, serveOnSite } from '@/tests/component/support/renderOnSite'
import { testAt } from '@/tests/component/support/testAt'

const LOGO_DATA_URL = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>')}`
const CLIENT_LOGOS = Array.from({ length: 10 }, (_, index) => ({
  key: `${index}`,
  image: { src: LOGO_DATA_URL, alt: `Client ${index}`, width: 120, height: 40 },
  href: 'https://client.example/',
}))

const { contentPageWords, siteWords } = siteWordsIn('fr')
const logoLoop = (
  <ClientLogoLoop
    words={{ ...contentPageWords, ...siteWords }}
    labelledBy="titre-clients"
    logos={CLIENT_LOGOS}
  >
    <h2 id="titre-clients">Clients Actifs</h2>
  </ClientLogoLoop>
)

const logoRegion = page.getByRole('region', { name: 'Clients Actifs' })
const pauseButton = page.getByRole('button', { name: 'Mettre le défilement en pause' })
const firstLogoLeft = () => page.getByRole('img').first().element().getBoundingClientRect().x

async function renderPausedLoop() {
  await renderOnSite(logoLoop)
  await pauseButton.click()
  await expect.element(page.getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible()
  // The browser stops an animation only in the next frame.
  const [animation] = logoRegion.element().firstElementChild?.getAnimations() ?? []
  await animation?.ready
}

test('The logos pass by until the button stops them', async () => {
  await renderOnSite(logoLoop)
  const start = firstLogoLeft()
  await expect.poll(firstLogoLeft).not.toBe(start)
  await pauseButton.click()
  await page.getByRole('button', { name: 'Reprendre le défilement' }).hover()
  const track = logoRegion.element().firstElementChild
  await expect.poll(() => track?.getAnimations()[0]?.playState).toBe('paused')
})

testAt([1440, 390])('The logos have no axe violation at %i px', async (width) => {
  await renderOnSite(logoLoop, { width })
  await pauseButton.click()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('The logos can be dragged by the pointer and by the arrow keys', async () => {
  await renderPausedLoop()
  const start = firstLogoLeft()
  await userEvent.dragAndDrop(logoRegion, logoRegion, {
    sourcePosition: { x: 700, y: 20 },
    targetPosition: { x: 400, y: 20 },
  })
  await expect.poll(firstLogoLeft).toBeCloseTo(start - 300, 0)
  await logoRegion.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(firstLogoLeft).toBeCloseTo(start - 80, 0)
})

test('A click opens a client’s site, the end of a drag does not', async () => {
  await renderPausedLoop()
  const prevented: boolean[] = []
  const note = (event: Event) => {
    prevented.push(event.defaultPrevented)
    event.preventDefault()
  }
  window.addEventListener('click', note)
  const link = page.getByRole('link').nth(3)
  await userEvent.dragAndDrop(link, link, {
    sourcePosition: { x: 60, y: 10 },
    targetPosition: { x: 20, y: 10 },
  })
  await link.click()
  window.removeEventListener('click', note)
  expect(prevented).toEqual([true, false])
})

test('The logos do not move and can be scrolled for visitors who prefer reduced motion', async () => {
  await emulateMedia('reducedMotion')
  await renderOnSite(logoLoop, { width: 390 })
  await expect.element(pauseButton).not.toBeInTheDocument()
  await logoRegion.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => logoRegion.element().scrollLeft).toBeGreaterThan(0)
})

test('Without JavaScript each logo is shown once and the band scrolls', async () => {
  await serveOnSite(logoLoop, { width: 390 })
  expect(document.querySelectorAll('img')).toHaveLength(CLIENT_LOGOS.length)
  await expect.element(logoRegion).toHaveStyle({ overflowX: 'auto' })
  expect(document.querySelector('button')).toBeNull()
})
