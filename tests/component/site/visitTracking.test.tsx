import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { deleteStoredConsent, isConsentBannerNeeded } from '@/components/site/consent/storedConsent'
import { trackVisits } from '@/components/site/visits/trackers'
import { VisitTracking } from '@/components/site/visits/VisitTracking'
import { VISIT_ID_STORAGE_KEYS } from '@/src/domain/visits/visitorIds'
import { recordBeacons, storeCookieChoice } from '../support/beacons'
import { hidePage } from '../support/hidePage'
import { renderOnSite } from '../support/renderOnSite'

const SEVEN_MONTHS_MS = 213 * 86_400_000
const OWN_URL = window.location.href

let sentBeacons: unknown[]

beforeEach(() => {
  document.title = 'Notre ADN | Exemplia'
  sentBeacons = recordBeacons()
  history.replaceState(null, '', '/notre-adn')
})
afterEach(() => {
  history.replaceState(null, '', OWN_URL)
  vi.restoreAllMocks()
})

const readStoredIds = () => [
  localStorage.getItem(VISIT_ID_STORAGE_KEYS.visitor),
  sessionStorage.getItem(VISIT_ID_STORAGE_KEYS.session),
]
const pushUrl = (url: string) => history.pushState(null, '', url)
const sentPaths = () =>
  z
    .array(z.object({ path: z.string() }))
    .parse(sentBeacons)
    .map(({ path }) => path)
const renderTracking = (countsWithoutConsent = false) =>
  renderOnSite(<VisitTracking countsWithoutConsent={countsWithoutConsent} />)

test('A visit after consent is sent with its page, screen and ids', async () => {
  await renderTracking()
  storeCookieChoice('acceptAll')
  await expect.poll(() => sentBeacons).toHaveLength(1)
  const [visitor, session] = readStoredIds()
  expect(visitor).toMatch(/^visitor_\d{13}[a-z\d]+$/)
  expect(session).toMatch(/^session_\d{13}[a-z\d]+$/)
  expect(sentBeacons).toMatchObject([
    {
      ...{ visitor, session, path: '/notre-adn', title: 'Notre ADN | Exemplia' },
      ...{ screen: `${screen.width}x${screen.height}`, chosen: false, campaign: false },
    },
  ])
  pushUrl('/nos-offres')
  await expect.poll(() => sentBeacons).toHaveLength(2)
  expect(sentBeacons[1]).toMatchObject({
    path: '/nos-offres',
    referrer: `${window.location.origin}/notre-adn`,
  })
})

test('A page in a background tab is no visit before its tab is opened', async () => {
  hidePage(true)
  await renderTracking()
  storeCookieChoice('acceptAll')
  await vi.dynamicImportSettled()
  pushUrl('/nos-offres')
  expect(sentBeacons).toEqual([])
  hidePage(false)
  await expect.poll(sentPaths).toEqual(['/nos-offres'])
})

test('A page of a background tab that is closed unseen is not counted without consent either', async () => {
  hidePage(true)
  await renderTracking(true)
  await vi.dynamicImportSettled()
  window.dispatchEvent(new Event('pagehide'))
  expect(sentBeacons).toEqual([])
  hidePage(false)
  window.dispatchEvent(new Event('pagehide'))
  expect(sentBeacons).toEqual([{ path: '/notre-adn' }])
})

test('Pages and sections are sent once each; scrolling and searching are not sent', async () => {
  storeCookieChoice('acceptAll')
  await renderTracking()
  await expect.poll(sentPaths).toEqual(['/notre-adn'])
  pushUrl('/#expertises')
  history.replaceState({ scrolled: true }, '', '/#temoignages')
  pushUrl('/nos-offres')
  history.replaceState(null, '', '/nos-offres?recherche=data')
  pushUrl('/nos-offres?recherche=data&tri=titre')
  pushUrl('/#contact')
  await expect.poll(sentPaths).toEqual(['/notre-adn', '/#expertises', '/nos-offres', '/#contact'])
  history.back()
  await expect.poll(sentPaths).toHaveLength(5)
  expect(sentPaths().at(-1)).toBe('/nos-offres')
})

test('The first visit carries the link that led to the site, the next one does not', async () => {
  const ending = new AbortController()
  trackVisits(ending.signal, () => {}, '?utm_medium=email&utm_source=lettre')
  pushUrl('/nos-offres')
  await expect.poll(() => sentBeacons).toHaveLength(2)
  ending.abort()
  expect(sentBeacons).toMatchObject([
    { link: ['email', 'lettre', '', ''], campaign: true },
    { link: ['', '', '', ''], campaign: false },
  ])
})

test.each([
  ['Before an answer', false, () => {}],
  ['After a refusal', false, () => storeCookieChoice('refuse')],
  ['After a refusal, where staff count without consent,', true, () => storeCookieChoice('refuse')],
])('%s no visit is sent and no id stored', async (_, countsWithoutConsent, answer) => {
  answer()
  await renderTracking(countsWithoutConsent)
  pushUrl('/nos-offres')
  expect(sentBeacons).toEqual([])
  expect(readStoredIds()).toEqual([null, null])
})

test('Withdrawn consent removes the ids, in another tab too', async () => {
  storeCookieChoice('acceptAll')
  await renderTracking()
  await expect.poll(() => sentBeacons).toHaveLength(1)
  // Another tab changes the storage; this tab receives its event.
  deleteStoredConsent()
  window.dispatchEvent(new StorageEvent('storage'))
  expect(readStoredIds()).toEqual([null, null])
  pushUrl('/nos-offres')
  expect(sentBeacons).toHaveLength(1)
})

test('Consent that is too old ends the sending on an open page', async () => {
  storeCookieChoice('acceptAll')
  await renderTracking()
  await expect.poll(() => sentBeacons).toHaveLength(1)
  vi.useFakeTimers({ now: Date.now() + SEVEN_MONTHS_MS, toFake: ['Date'] })
  pushUrl('/nos-offres')
  vi.useRealTimers()
  expect(readStoredIds()).toEqual([null, null])
  expect(sentBeacons).toHaveLength(1)
})

test.each([
  ['A visitor id that is too old', `visitor_${Date.now() - 2 * SEVEN_MONTHS_MS}abcdefgh`],
  ['A visitor id of another form', '<script>'],
])('%s is replaced', async (_, id) => {
  localStorage.setItem(VISIT_ID_STORAGE_KEYS.visitor, id)
  storeCookieChoice('acceptAll')
  await renderTracking()
  await expect.poll(() => sentBeacons).toHaveLength(1)
  expect(readStoredIds()[0]).toMatch(/^visitor_\d{13}[a-z\d]+$/)
  expect(readStoredIds()[0]).not.toBe(id)
})

test('Global Privacy Control is a refusal until the visitor chooses', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  await renderTracking(true)
  pushUrl('/nos-offres')
  expect(sentBeacons).toEqual([])
  expect(isConsentBannerNeeded()).toBe(false)
  deleteStoredConsent()
  expect(isConsentBannerNeeded()).toBe(true)
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

test('A visitor whose browser stores nothing is not counted', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const forbid = () => {
    throw new DOMException('Access is denied', 'SecurityError')
  }
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(forbid)
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(forbid)
  await renderTracking(true)
  storeCookieChoice('acceptAll')
  pushUrl('/nos-offres')
  expect(sentBeacons).toEqual([])
})

test('Without consent, where staff count it, a page is sent by its path once it is left', async () => {
  await renderTracking(true)
  await expect.poll(() => history.pushState.name).toBe('pushAndNotify')
  pushUrl('/nos-offres')
  expect(sentBeacons).toEqual([{ path: '/notre-adn' }])
  window.dispatchEvent(new Event('pagehide'))
  expect(sentBeacons).toEqual([{ path: '/notre-adn' }, { path: '/nos-offres' }])
  expect(readStoredIds()).toEqual([null, null])
})
