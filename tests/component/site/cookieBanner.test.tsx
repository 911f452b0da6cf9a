import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CookieBanner } from '@/components/site/CookieBanner'
import { ManageCookiesButton } from '@/components/site/ManageCookiesButton'
import { TextField } from '@/components/ui/TextField'
import { siteWordsIn } from '@/src/content/siteWords'
import { CONSENT_EVENT, CONSENT_STORAGE_KEY } from '@/src/domain/visits/consent'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { storeCookieChoice } from '../support/beacons'
import { stopClock } from '../support/clock'
import { emulateMedia } from '../support/media'
import { renderOnSite, serveOnSite } from '../support/renderOnSite'
import { testAt } from '../support/testAt'

const FIXED_NOON = new Date('2026-11-21T12:00:00Z')
const DAY_MS = 86_400_000

const cookieBanner = page.getByRole('region', { name: 'Vos choix en matière de cookies' })
const getChoiceButton = (name: string) => cookieBanner.getByRole('button', { name, exact: true })
const readStoredConsent = () => JSON.parse(localStorage.getItem(CONSENT_STORAGE_KEY) ?? 'null')

const createBanner = () => (
  <CookieBanner words={siteWordsIn('fr').consentWords} analyticsPreselected />
)

/** Opens the banner one second after loading, with a fake clock. */
async function openBanner(width?: number) {
  stopClock(FIXED_NOON)
  await renderOnSite(createBanner(), { width })
  vi.advanceTimersByTime(1_000)
  await expect.element(cookieBanner).toBeVisible()
}

test('The banner appears and is announced a second after the page', async () => {
  stopClock(FIXED_NOON)
  await renderOnSite(createBanner())
  vi.advanceTimersByTime(900)
  // React has rendered by then.
  await userEvent.keyboard('{Shift}')
  await expect.element(cookieBanner).not.toBeInTheDocument()
  vi.advanceTimersByTime(100)
  await expect.element(cookieBanner).toBeVisible()
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('Un bandeau vous demande vos choix en matière de cookies.')
})

test.each([
  ['Refuser', { analytics: false, marketing: false }],
  ['Sélection', { analytics: true, marketing: false }],
  ['Accepter tout', { analytics: true, marketing: true }],
] as const)('« %s » stores %j, announces it and closes the banner', async (name, purposes) => {
  const announced: unknown[] = []
  const listen = (event: Event) => announced.push(event instanceof CustomEvent && event.detail)
  window.addEventListener(CONSENT_EVENT, listen, { once: true })
  await openBanner()
  await getChoiceButton(name).click()
  await expect.element(cookieBanner).not.toBeInTheDocument()
  const date = expect.stringMatching(/^2026-11-21T12:00:0/)
  expect(readStoredConsent()).toEqual({ necessary: true, ...purposes, date, version: 1 })
  expect(announced).toEqual([readStoredConsent()])
})

test('The details have their defaults, and « Sélection » stores what they show', async () => {
  await openBanner()
  await cookieBanner.getByText('Détail des cookies').click()
  const necessary = cookieBanner.getByLabelText('Nécessaires')
  await expect.element(necessary).toBeChecked()
  await expect.element(necessary).toBeDisabled()
  await expect.element(cookieBanner.getByLabelText('Mesure d’audience')).toBeChecked()
  await expect.element(cookieBanner.getByLabelText('Marketing')).not.toBeChecked()
  await cookieBanner.getByLabelText('Mesure d’audience').click()
  await cookieBanner.getByLabelText('Marketing').click()
  await getChoiceButton('Sélection').click()
  expect(readStoredConsent()).toMatchObject({ necessary: true, analytics: false, marketing: true })
})

test('A banner closed without a choice stores nothing', async () => {
  await openBanner()
  await getChoiceButton('Fermer sans choisir').click()
  await expect.element(cookieBanner).not.toBeInTheDocument()
  expect(readStoredConsent()).toBeNull()
})

test.each([
  [180, false],
  [182, true],
])('%i days after a choice the visitor is asked again: %s', async (days, isAsked) => {
  stopClock(FIXED_NOON)
  storeCookieChoice('refuse')
  vi.setSystemTime(FIXED_NOON.getTime() + days * DAY_MS)
  await renderOnSite(createBanner())
  vi.advanceTimersByTime(3_000)
  const expected = expect.element(cookieBanner)
  await (isAsked ? expected.toBeVisible() : expected.not.toBeInTheDocument())
})

test.each([390, 1440])('Refusing looks exactly like accepting at %i px', async (width) => {
  await openBanner(width)
  const looks = ['Refuser', 'Accepter tout'].map((name) => {
    const button = getChoiceButton(name).element()
    const { width, height } = button.getBoundingClientRect()
    const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button)
    return { width, height, color, backgroundColor, borderColor, fontSize, fontWeight }
  })
  expect(looks[0]).toEqual(looks[1])
})

testAt([320, 390, 1440])('The banner and its details are accessible at %i px', async (width) => {
  await renderOnSite(createBanner(), { width })
  await expect.element(cookieBanner).toBeVisible()
  await expectNoAxeViolation()
  await cookieBanner.getByText('Détail des cookies').click()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('The keyboard reaches the banner first, and no focused link is below it', async () => {
  // On a busy machine the browser aborts smooth scrolling.
  await emulateMedia('reducedMotion')
  stopClock(FIXED_NOON)
  const links = Array.from({ length: 40 }, (_, rank) => `Lien ${rank}`)
  await renderOnSite(
    <>
      {createBanner()}
      {links.map((name) => (
        <p key={name}>
          <a href="/nos-offres">{name}</a>
        </p>
      ))}
    </>,
    { width: 390 },
  )
  vi.advanceTimersByTime(1_000)
  await expect.element(cookieBanner).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(cookieBanner.getByRole('link', { name: 'En savoir plus' })).toHaveFocus()
  const bottom = () => document.activeElement?.getBoundingClientRect().bottom
  page.getByRole('link', { name: 'Lien 0', exact: true }).element().focus()
  for (const name of links.slice(1)) {
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('link', { name, exact: true })).toHaveFocus()
    await expect
      .poll(bottom)
      .toBeLessThanOrEqual(Math.ceil(cookieBanner.element().getBoundingClientRect().top))
  }
})

test('« Gérer les cookies » asks on the page itself where text was typed', async () => {
  stopClock(FIXED_NOON)
  storeCookieChoice('acceptAll')
  await renderOnSite(
    <>
      {createBanner()}
      <form method="post">
        <TextField label="Nom complet" name="candidateName" />
      </form>
      <ManageCookiesButton label="Gérer les cookies" variant="quiet" />
    </>,
  )
  await page.getByLabelText('Nom complet').fill('Inès')
  for (const _ of ['first', 'again']) {
    await page.getByRole('button', { name: 'Gérer les cookies' }).click()
    await expect.element(cookieBanner.getByRole('heading')).toHaveFocus()
    expect(localStorage.length).toBe(0)
  }
  await getChoiceButton('Refuser').click()
  await expect.element(cookieBanner).not.toBeInTheDocument()
  await expect.element(page.getByLabelText('Nom complet')).toHaveValue('Inès')
})

test('A visitor whose browser stores nothing can still answer', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied', 'SecurityError')
  })
  await openBanner()
  await getChoiceButton('Accepter tout').click()
  await expect.element(cookieBanner).not.toBeInTheDocument()
  vi.restoreAllMocks()
})

test('The server’s HTML has neither banner nor « Gérer les cookies »', async () => {
  await serveOnSite(
    <>
      {createBanner()}
      <ManageCookiesButton label="Gérer les cookies" variant="quiet" />
    </>,
  )
  await expect.element(cookieBanner).not.toBeInTheDocument()
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})

test('The English banner is English and accessible on a phone', async () => {
  const english = page.getByRole('region', { name: 'Your cookie choices' })
  await renderOnSite(<CookieBanner words={siteWordsIn('en').consentWords} analyticsPreselected />, {
    language: 'en',
    width: 390,
  })
  await english.getByText('Cookie details').click()
  await expect.element(english.getByLabelText('Necessary')).toBeDisabled()
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
  await english.getByRole('button', { name: 'Accept all' }).click()
  expect(readStoredConsent()).toMatchObject({ analytics: true })
})
