import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ClientLogoLoop } from '@/components/site/page/ClientLogoLoop'
import { siteWordsIn } from '@/src/content/siteWords'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { emulateMedia } from '@/tests/component/support/media'
import { renderOnSite, serveOnSite } from '@/tests/component/support/renderOnSite'
import { testAt } from '@/tests/component/support/testAt'

const LOGO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>')}`
const LOGOS = Array.from({ length: 10 }, (_, index) => ({
  key: `${index}`,
  image: { src: LOGO, alt: `Client ${index}`, width: 120, height: 40 },
  href: 'https://client.example/',
}))

const { contentPageWords, siteWords } = siteWordsIn('fr')
const loop = (
  <ClientLogoLoop
    words={{ ...contentPageWords, ...siteWords }}
    labelledBy="titre-clients"
    logos={LOGOS}
  >
    <h2 id="titre-clients">Clients Actifs</h2>
  </ClientLogoLoop>
)

const band = page.getByRole('region', { name: 'Clients Actifs' })
const pause = page.getByRole('button', { name: 'Mettre le défilement en pause' })
const left = () => page.getByRole('img').first().element().getBoundingClientRect().x

async function renderPausedLoop() {
  await renderOnSite(loop)
  await pause.click()
  await expect.element(page.getByRole('button', { name: 'Reprendre le défilement' })).toBeVisible()
  // The browser stops an animation only in the next frame.
  const [animation] = band.element().firstElementChild?.getAnimations() ?? []
  await animation?.ready
}

test('The logos pass by until the button stops them', async () => {
  await renderOnSite(loop)
  const start = left()
  await expect.poll(left).not.toBe(start)
  await pause.click()
  await page.getByRole('button', { name: 'Reprendre le défilement' }).hover()
  const track = band.element().firstElementChild
  await expect.poll(() => track?.getAnimations()[0]?.playState).toBe('paused')
})

testAt([1440, 390])('The logos have no axe violation at %i px', async (width) => {
  await renderOnSite(loop, { width })
  await pause.click()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('The logos can be dragged by the pointer and by the arrow keys', async () => {
  await renderPausedLoop()
  const start = left()
  await userEvent.dragAndDrop(band, band, {
    sourcePosition: { x: 700, y: 20 },
    targetPosition: { x: 400, y: 20 },
  })
  await expect.poll(left).toBeCloseTo(start - 300, 0)
  await band.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.poll(left).toBeCloseTo(start - 80, 0)
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
  await renderOnSite(loop, { width: 390 })
  await expect.element(pause).not.toBeInTheDocument()
  await band.element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.poll(() => band.element().scrollLeft).toBeGreaterThan(0)
})

test('Without JavaScript each logo is shown once and the band scrolls', async () => {
  await serveOnSite(loop, { width: 390 })
  expect(document.querySelectorAll('img')).toHaveLength(LOGOS.length)
  await expect.element(band).toHaveStyle({ overflowX: 'auto' })
  expect(document.querySelector('button')).toBeNull()
})
