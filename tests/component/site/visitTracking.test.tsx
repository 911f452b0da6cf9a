import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { deleteStoredConsent, isConsentBannerNeeded } from '@/components/site/consent/storedConsent'
import { trackVisits } from '@/components/site/visits/trackers'
import { VisitTracking } from '@/components/site/visits/VisitTracking'
import { VISIT_ID_STORAGE_KEYS } from '@/src/domain/visits/visitorIds'
import { answerCookies, recordBeacons } from '../support/beacons'
import { hidePage } from '../support/hidePage'
import { renderOnSite } from '../support/renderOnSite'

const SEVEN_MONTHS_MS = 213 * 86_400_000
const own = window.location.href

let sent: unknown[]

beforeEach(() => {
  document.title = 'Notre ADN | Exemplia'
  sent = recordBeacons()
  history.replaceState(null, '', '/notre-adn')
})
afterEach(() => {
  history.replaceState(null, '', own)
  vi.restoreAllMocks()
})

const storedIds = () => [
  localStorage.getItem(VISIT_ID_STORAGE_KEYS.visitor),
  sessionStorage.getItem(VISIT_ID_STORAGE_KEYS.session),
]
const goTo = (url: string) => history.pushState(null, '', url)
const paths = () =>
  z
    .array(z.object({ path: z.string() }))
    .parse(sent)
    .map(({ path }) => path)
const render = (countsWithoutConsent = false) =>
  renderOnSite(<VisitTracking countsWithoutConsent={countsWithoutConsent} />)

test('A visit after consent is sent with its page, screen and ids', async () => {
  await render()
  answerCookies('acceptAll')
  await expect.poll(() => sent).toHaveLength(1)
  const [visitor, session] = storedIds()
  expect(visitor).toMatch(/^visitor_\d{13}[a-z\d]+$/)
  expect(session).toMatch(/^session_\d{13}[a-z\d]+$/)
  expect(sent).toMatchObject([
    {
      ...{ visitor, session, path: '/notre-adn', title: 'Notre ADN | Exemplia' },
      ...{ screen: `${screen.width}x${screen.height}`, chosen: false, campaign: false },
    },
  ])
  goTo('/nos-offres')
  await expect.poll(() => sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({
    path: '/nos-offres',
    referrer: `${window.location.origin}/notre-adn`,
  })
})

test('A page in a background tab is no visit before its tab is opened', async () => {
  hidePage(true)
  await render()
  answerCookies('acceptAll')
  await vi.dynamicImportSettled()
  goTo('/nos-offres')
  expect(sent).toEqual([])
  hidePage(false)
  await expect.poll(paths).toEqual(['/nos-offres'])
})

test('A page of a background tab that is closed unseen is not counted without consent either', async () => {
  hidePage(true)
  await render(true)
  await vi.dynamicImportSettled()
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([])
  hidePage(false)
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([{ path: '/notre-adn' }])
})

test('Pages and sections are sent once each; scrolling and searching are not sent', async () => {
  answerCookies('acceptAll')
  await render()
  await expect.poll(paths).toEqual(['/notre-adn'])
  goTo('/#expertises')
  history.replaceState({ scrolled: true }, '', '/#temoignages')
  goTo('/nos-offres')
  history.replaceState(null, '', '/nos-offres?recherche=data')
  goTo('/nos-offres?recherche=data&tri=titre')
  goTo('/#contact')
  await expect.poll(paths).toEqual(['/notre-adn', '/#expertises', '/nos-offres', '/#contact'])
  history.back()
  await expect.poll(paths).toHaveLength(5)
  expect(paths().at(-1)).toBe('/nos-offres')
})

test('The first visit carries the link that led to the site, the next one does not', async () => {
  const ending = new AbortController()
  trackVisits(ending.signal, () => {}, '?utm_medium=email&utm_source=lettre')
  goTo('/nos-offres')
  await expect.poll(() => sent).toHaveLength(2)
  ending.abort()
  expect(sent).toMatchObject([
    { link: ['email', 'lettre', '', ''], campaign: true },
    { link: ['', '', '', ''], campaign: false },
  ])
})

test.each([
  ['Before an answer', false, () => {}],
  ['After a refusal', false, () => answerCookies('refuse')],
  ['After a refusal, where staff count without consent,', true, () => answerCookies('refuse')],
])('%s no visit is sent and no id stored', async (_, countsWithoutConsent, answer) => {
  answer()
  await render(countsWithoutConsent)
  goTo('/nos-offres')
  expect(sent).toEqual([])
  expect(storedIds()).toEqual([null, null])
})

test('Withdrawn consent removes the ids, in another tab too', async () => {
  answerCookies('acceptAll')
  await render()
  await expect.poll(() => sent).toHaveLength(1)
  // Another tab changes the storage; this tab receives its event.
  deleteStoredConsent()
  window.dispatchEvent(new StorageEvent('storage'))
  expect(storedIds()).toEqual([null, null])
  goTo('/nos-offres')
  expect(sent).toHaveLength(1)
})

test('Consent that is too old ends the sending on an open page', async () => {
  answerCookies('acceptAll')
  await render()
  await expect.poll(() => sent).toHaveLength(1)
  vi.useFakeTimers({ now: Date.now() + SEVEN_MONTHS_MS, toFake: ['Date'] })
  goTo('/nos-offres')
  vi.useRealTimers()
  expect(storedIds()).toEqual([null, null])
  expect(sent).toHaveLength(1)
})

test.each([
  ['A visitor id that is too old', `visitor_${Date.now() - 2 * SEVEN_MONTHS_MS}abcdefgh`],
  ['A visitor id of another form', '<script>'],
])('%s is replaced', async (_, id) => {
  localStorage.setItem(VISIT_ID_STORAGE_KEYS.visitor, id)
  answerCookies('acceptAll')
  await render()
  await expect.poll(() => sent).toHaveLength(1)
  expect(storedIds()[0]).toMatch(/^visitor_\d{13}[a-z\d]+$/)
  expect(storedIds()[0]).not.toBe(id)
})

test('Global Privacy Control is a refusal until the visitor chooses', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
  await render(true)
  goTo('/nos-offres')
  expect(sent).toEqual([])
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
  await render(true)
  answerCookies('acceptAll')
  goTo('/nos-offres')
  expect(sent).toEqual([])
})

test('Without consent, where staff count it, a page is sent by its path once it is left', async () => {
  await render(true)
  await expect.poll(() => history.pushState.name).toBe('pushAndNotify')
  goTo('/nos-offres')
  expect(sent).toEqual([{ path: '/notre-adn' }])
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toEqual([{ path: '/notre-adn' }, { path: '/nos-offres' }])
  expect(storedIds()).toEqual([null, null])
})
