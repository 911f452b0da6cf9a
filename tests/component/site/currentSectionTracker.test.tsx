import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NavigationLinks } from '@/components/site/NavigationLinks'
import { CurrentSectionTracker } from '@/components/site/navigation/CurrentSectionTracker'
import { HOME_SECTIONS } from '@/src/domain/pages/homeSection'
import { stopClock } from '@/tests/component/support/clock'
import { renderOnSite } from '@/tests/component/support/renderOnSite'

// The test page itself is the home page.
const HOME = window.location.pathname
const OWN_URL = window.location.href

const ITEMS = [
  { label: 'Nos Expertises', url: '/#expertises' },
  { label: 'Nos Secteurs', url: '/#secteurs' },
  { label: 'Nos Offres', url: '/nos-offres' },
  { label: 'Contact', url: '/#contact' },
]

const renderSections = () =>
  renderOnSite(
    <>
      <nav style={{ position: 'sticky', top: 0 }}>
        <NavigationLinks items={ITEMS} />
      </nav>
      <CurrentSectionTracker />
      {HOME_SECTIONS.map((section) => (
        <section key={section} id={section} style={{ height: '90vh' }} />
      ))}
    </>,
    { url: HOME },
  )

/** Scrolls to a section and waits until the page has handled it. */
async function scrollTo(section: string) {
  // The browser reports an earlier scroll position before the next frame.
  await new Promise(requestAnimationFrame)
  const scrolled = new Promise((resolve) =>
    window.addEventListener('scroll', resolve, { once: true }),
  )
  document.getElementById(section)?.scrollIntoView({ behavior: 'instant' })
  await scrolled
}

const marked = () =>
  [...document.querySelectorAll('[aria-current]')].map(({ textContent }) => textContent)

afterEach(() => history.replaceState(null, '', OWN_URL))

test('Only the section in view is marked in the navigation and named in the URL', async () => {
  await renderSections()
  for (const [anchor, label] of [
    ['secteurs', 'Nos Secteurs'],
    ['offers', 'Nos Offres'],
    ['contact', 'Contact'],
    ['expertises', 'Nos Expertises'],
  ] as const) {
    await scrollTo(anchor)
    await expect.poll(marked).toEqual([label])
    expect(window.location.hash).toBe(`#${anchor}`)
  }
  await scrollTo('home')
  await expect.poll(marked).toEqual([])
  expect(window.location.hash).toBe('')
})

test('The mark waits until the visitor stops scrolling', async () => {
  stopClock()
  await renderSections()
  await scrollTo('secteurs')
  vi.advanceTimersByTime(150)
  await scrollTo('offers')
  vi.advanceTimersByTime(150)
  expect(marked()).toEqual([])
  vi.advanceTimersByTime(400)
  await expect.poll(marked).toEqual(['Nos Offres'])
})

test('After a click on a link the mark follows the visitor, the URL does not change', async () => {
  await renderSections()
  await scrollTo('expertises')
  await expect.poll(marked).toEqual(['Nos Expertises'])
  // The event is dispatched, because the driver's click may scroll the page first.
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  page.getByRole('link', { name: 'Nos Offres' }).element().dispatchEvent(press)
  await scrollTo('secteurs')
  await expect.poll(marked).toEqual(['Nos Secteurs'])
  expect(window.location.hash).toBe('#expertises')
})
