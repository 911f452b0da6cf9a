import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DeferredLayoutScript } from '@/components/site/arrival/DeferredLayoutScript'
import { LayOutDeferredElements } from '@/components/site/arrival/LayOutDeferredElements'
import { HomeHero } from '@/components/site/home/HomeHero'
import { NotFoundMessage } from '@/components/site/NotFoundMessage'
import { ServiceWorkerRemoval } from '@/components/site/ServiceWorkerRemoval'
import { SiteFooter } from '@/components/site/SiteFooter'
import { SiteHeader } from '@/components/site/SiteHeader'
import { Section } from '@/components/ui/Section'
import { siteWordsIn } from '@/src/content/siteWords'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { emulateMedia } from '../support/media'
import { renderOnSite } from '../support/renderOnSite'
import { testAt } from '../support/testAt'

// Next.js generates this module at build time.
vi.mock('next/root-params', () => ({ locale: async () => 'fr' }))

const COMPANY_SETTINGS = {
  name: 'Exemplia',
  tagline: 'Conseil en informatique',
  description: '',
  phone: '01 23 45 67 89',
  email: 'contact@exemplia.example',
  address: '1 rue de la Paix, Paris',
  linkedInUrl: 'https://www.linkedin.com/company/exemplia',
  twitterUrl: '',
  openingHours: [],
}
const NAVIGATION_ITEMS = [
  { label: 'Accueil', url: '/' },
  { label: 'Nos Offres', url: '/nos-offres' },
]
const createHeader = () =>
  SiteHeader({
    company: COMPANY_SETTINGS,
    logo: null,
    navigation: NAVIGATION_ITEMS,
    languages: [{ language: 'en', name: 'English', addresses: [] }],
  })
const createFooter = () =>
  SiteFooter({
    company: COMPANY_SETTINGS,
    logo: null,
    quickLinks: NAVIGATION_ITEMS,
    expertises: NAVIGATION_ITEMS,
    offices: [{ ...COMPANY_SETTINGS, name: 'Bordeaux', mapsUrl: '' }],
  })

test('The first stop of the tab key is a visible link to the content', async () => {
  await renderOnSite(await createHeader())
  await userEvent.tab()
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toBeInViewport()
  await expect.element(skip).toHaveAttribute('href', '#contenu')
})

test.each([1440, 390])('Header and footer have no axe violation at %i px', async (width) => {
  await renderOnSite(
    <>
      {await createHeader()}
      {await createFooter()}
    </>,
    { width },
  )
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('Texts on a dark background are printed black', async () => {
  const hero = {
    title: 'Bâtir vos projets',
    subTitle: 'Depuis Paris',
    highlight: '85 consultants',
    callText: '',
    callUrl: '',
    picture: null,
    isDrawing: false,
    backgroundUrl: '',
  }
  const { container } = await renderOnSite(
    <>
      <HomeHero hero={hero} drawingFilter={null} />
      {await createFooter()}
    </>,
  )
  const texts = container.querySelectorAll('h1, h3, p, address, footer a')
  const colours = () => new Set([...texts].map((text) => getComputedStyle(text).color))
  expect(colours()).not.toContain('rgb(0, 0, 0)')
  await emulateMedia('print')
  await expect.poll(colours).toEqual(new Set(['rgb(0, 0, 0)']))
})

testAt([1440, 390])('The page of an unknown URL has no axe violation at %i px', async (width) => {
  await renderOnSite(<NotFoundMessage words={siteWordsIn('fr').notFoundWords} />, { width })
  await expect.element(page.getByRole('heading', { name: 'Page non trouvée' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Page précédente' })).toBeVisible()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('Sections out of view are laid out once the scripts have started', async () => {
  const root = document.documentElement
  root.dataset.arriving = ''
  const sections = (
    <>
      <DeferredLayoutScript />
      <Section>Haut de page</Section>
      <Section>Bas de page</Section>
    </>
  )
  const { container, rerender } = await renderOnSite(sections)
  const visibilities = () =>
    [...container.querySelectorAll('section')].map(
      (section) => getComputedStyle(section).contentVisibility,
    )
  expect(visibilities()).toEqual(['auto', 'auto'])
  await rerender(
    <main>
      {sections}
      <LayOutDeferredElements />
    </main>,
  )
  await expect.poll(() => root.dataset.arriving).toBeUndefined()
  expect(visibilities()).toEqual(['visible', 'visible'])
  expect(container.querySelector('[data-late]')).toBeNull()
})

test('A service worker of an earlier site is removed', async () => {
  const [own] = await navigator.serviceWorker.getRegistrations()
  const unregister = vi.spyOn(ServiceWorkerRegistration.prototype, 'unregister')
  unregister.mockResolvedValue(true)
  await renderOnSite(<ServiceWorkerRemoval />)
  await expect.poll(() => unregister.mock.contexts).toContain(own)
  unregister.mockRestore()
})
