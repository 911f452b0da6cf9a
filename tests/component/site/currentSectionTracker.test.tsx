import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { NavigationLinks } from '@/components/site/NavigationLinks'
import { CurrentSectionTracker } from '@/components/site/navigation/CurrentSectionTracker'
import { HOME_SECTION_ANCHORS } from '@/src/domain/pages/homeSection'
import { stopClock } from '@/tests/component/support/clock'
import { renderOnSite } from '@/tests/component/support/renderOnSite'

// The test page itself is the home page.
const HOME_PATH = window.location.pathname
const OWN_URL = window.location.href

const NAVIGATION_ITEMS = [
  { label: 'Nos Expertises', url: '/#expertises' },
  { label: 'Nos Secteurs', url: '/#secteurs' },
  { label: 'Nos Offres', url: '/nos-offres' },
  { label: 'Contact', url: '/#contact' },
]

const renderSections = () =>
  renderOnSite(
    <>
      <nav style={{ position: 'sticky', top: 0 }}>
        <NavigationLinks items={NAVIGATION_ITEMS} />
      </nav>
      <CurrentSectionTracker />
      {HOME_SECTION_ANCHORS.map((section) => (
        <section key={section} id={section} style={{ height: '90vh' }} />
      ))}
    </>,
    { url: HOME_PATH },
  )

/** Scrolls to a section and waits until the page has handled it. */
async function scrollToSection(section: string) {
  // The browser reports an earlier scroll position before the next frame.
  await new Promise(requestAnimationFrame)
  const scrolled = new Promise((resolve) =>
    window.addEventListener('scroll', resolve, { once: true }),
  )
  document.getElementById(section)?.scrollIntoView({ behavior: 'instant' })
  await scrolled
}

const readCurrentLabels = () =>
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
    await scrollToSection(anchor)
    await expect.poll(readCurrentLabels).toEqual([label])
    expect(window.location.hash).toBe(`#${anchor}`)
  }
  await scrollToSection('home')
  await expect.poll(readCurrentLabels).toEqual([])
  expect(window.location.hash).toBe('')
})

test('The mark waits until the visitor stops scrolling', async () => {
  stopClock()
  await renderSections()
  await scrollToSection('secteurs')
  vi.advanceTimersByTime(150)
  await scrollToSection('offers')
  vi.advanceTimersByTime(150)
  expect(readCurrentLabels()).toEqual([])
  vi.advanceTimersByTime(400)
  await expect.poll(readCurrentLabels).toEqual(['Nos Offres'])
})

test('After a click on a link the mark follows the visitor, the URL does not change', async () => {
  await renderSections()
  await scrollToSection('expertises')
  await expect.poll(readCurrentLabels).toEqual(['Nos Expertises'])
  // The event is dispatched, because the driver's click may scroll the page first.
  const press = new MouseEvent('click', { bubbles: true, cancelable: true })
  page.getByRole('link', { name: 'Nos Offres' }).element().dispatchEvent(press)
  await scrollToSection('secteurs')
  await expect.poll(readCurrentLabels).toEqual(['Nos Secteurs'])
  expect(window.location.hash).toBe('#expertises')
})
