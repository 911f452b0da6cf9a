import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Link } from '@/components/ui/Link'
import { siteWordsIn } from '@/src/content/siteWords'
import { REFUSAL_HEADER } from '@/src/domain/submissions/submission'
import { VISIT_ID_STORAGE_KEYS } from '@/src/domain/visits/visitorIds'
import {
  aFile,
  anApplicationForm,
  applicationFormFields,
  fillInNameAndEmail,
  recordSentApplications,
} from '../support/applicationForm'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '../support/axe'
import { recordBeacons, storeCookieChoice } from '../support/beacons'
import { hold } from '../support/hold'
import { renderOnSite, serveOnSite } from '../support/renderOnSite'
import { router } from '../support/router'
import { testAt } from '../support/testAt'

const { unexpectedErrorSentence: UNEXPECTED } = siteWordsIn('fr')

test('A name and an e-mail address enable the send button', async () => {
  await renderOnSite(anApplicationForm())
  await expect.element(applicationFormFields.send).toBeDisabled()
  await applicationFormFields.name.fill('Inès')
  await expect.element(applicationFormFields.send).toBeDisabled()
  await applicationFormFields.email.fill('ines@candidats.test')
  await expect.element(applicationFormFields.send).toBeEnabled()
  await applicationFormFields.name.fill('  ')
  await expect.element(applicationFormFields.send).toBeDisabled()
})

test.each([
  ['the pointer moves over the form', () => applicationFormFields.letter.hover()],
  ['a field is focused', () => applicationFormFields.letter.element().focus()],
] as const)('Fields filled without events enable the send button when %s', async (_, act) => {
  await renderOnSite(anApplicationForm())
  for (const [field, value] of [
    [applicationFormFields.name, 'Inès'],
    [applicationFormFields.email, 'ines@candidats.test'],
  ] as const) {
    const input = field.element()
    if (input instanceof HTMLInputElement) input.value = value
  }
  await expect.element(applicationFormFields.send).toBeDisabled()
  await act()
  await expect.element(applicationFormFields.send).toBeEnabled()
})

test('Text typed and files chosen before the scripts start are taken over', async () => {
  const startScripts = await serveOnSite(anApplicationForm())
  await fillInNameAndEmail()
  await applicationFormFields.cv.upload(aFile('cv.pdf'))
  await applicationFormFields.letterFile.upload(aFile('photo.png'))
  startScripts()
  await expect.element(page.getByRole('button', { name: 'Retirer cv.pdf' })).toBeVisible()
  await expect
    .element(applicationFormFields.letterFile)
    .toHaveAccessibleDescription(/^Seuls les fichiers PDF/)
  await expect.element(applicationFormFields.send).toBeEnabled()
  await expect.element(applicationFormFields.name).toHaveValue('Inès')
})

test('The server’s HTML enables the send button for visitors without JavaScript', async () => {
  await serveOnSite(anApplicationForm())
  await expect.element(applicationFormFields.send).toBeEnabled()
})

test('A form being sent shows its progress and asks before the page is left', async () => {
  const { held, release } = hold<Response>()
  recordSentApplications(() => held)
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false)
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  await renderOnSite(
    <>
      <Link href="/nos-offres">Nos Offres</Link>
      {anApplicationForm()}
    </>,
  )
  await fillInNameAndEmail()
  await applicationFormFields.send.click()
  await expect.element(page.getByRole('button', { name: 'Envoi en cours...' })).toBeDisabled()
  const progress = page.getByRole('progressbar', { name: 'Avancement de l’envoi' })
  await expect.element(progress).toBeVisible()
  await page.getByRole('link', { name: 'Nos Offres' }).click()
  expect(ask).toHaveBeenCalledWith(expect.stringContaining('Votre envoi n’est pas terminé.'))
  expect(router.push).not.toHaveBeenCalled()
  const [, ofBrowser] = added.mock.calls.find(([type]) => type === 'beforeunload') ?? []
  const leaving = new Event('beforeunload', { cancelable: true })
  if (typeof ofBrowser === 'function') ofBrowser(leaving)
  expect(leaving.defaultPrevented).toBe(true)
  ask.mockReturnValue(true)
  await page.getByRole('link', { name: 'Nos Offres' }).click()
  expect(router.push).toHaveBeenCalledWith('/nos-offres', { scroll: true })
  release(HttpResponse.json({ ok: true, warnings: [] }))
  await expect.element(applicationFormFields.thanks).toBeVisible()
  expect(removed).toHaveBeenCalledWith('beforeunload', ofBrowser)
  vi.restoreAllMocks()
})

test('A double click sends one application', async () => {
  const { held, release } = hold<Response>()
  const received = recordSentApplications(() => held)
  await renderOnSite(anApplicationForm())
  await fillInNameAndEmail()
  await applicationFormFields.send.dblClick()
  await expect.poll(() => received).toHaveLength(1)
  release(HttpResponse.json({ ok: true, warnings: [] }))
  await expect.element(applicationFormFields.thanks).toBeVisible()
  expect(received).toHaveLength(1)
})

const refusalResponse = (status: number, errors: Record<string, string>, reason = '') =>
  HttpResponse.json({ ok: false, errors }, { status, headers: { [REFUSAL_HEADER]: reason } })

const TOO_MANY_SENTENCE = 'Trop d’envois ont été faits depuis votre connexion.'

test.each([
  ['A lost connection', () => HttpResponse.error(), UNEXPECTED],
  ['A maintenance page', () => new HttpResponse('<!doctype html>', { status: 503 }), UNEXPECTED],
  ['A rate limit', () => refusalResponse(429, { form: TOO_MANY_SENTENCE }), TOO_MANY_SENTENCE],
] as const)('%s keeps what was typed, and the next try sends it', async (_, fail, sentence) => {
  const responses = [fail]
  const received = recordSentApplications(
    () => responses.shift()?.() ?? HttpResponse.json({ ok: true }),
  )
  await renderOnSite(anApplicationForm())
  await fillInNameAndEmail()
  await applicationFormFields.letter.fill('Bonjour,\nje cherche un poste.')
  await applicationFormFields.cv.upload(aFile('cv.pdf'))
  await applicationFormFields.send.click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(applicationFormFields.name).toHaveValue('Inès')
  await expect.element(applicationFormFields.letter).toHaveValue('Bonjour,\nje cherche un poste.')
  await applicationFormFields.send.click()
  await expect.element(applicationFormFields.thanks).toBeVisible()
  const sent = received.at(-1)
  expect(sent).toMatchObject({
    candidateName: 'Inès',
    coverLetter: 'Bonjour,\r\nje cherche un poste.',
    cv: expect.objectContaining({ name: 'cv.pdf', size: 8 }),
  })
  // By this key the server detects a repeated submission.
  for (const { submissionKey } of received) expect(submissionKey).toBe(sent?.submissionKey)
})

test('Errors of the server are shown at their fields, and the first one is focused', async () => {
  const emailError = 'Cette adresse e-mail n’est pas valide.'
  const cvError = 'Ce fichier est endommagé ou incomplet.'
  recordSentApplications(() => refusalResponse(422, { candidateEmail: emailError, cv: cvError }))
  await renderOnSite(anApplicationForm())
  await fillInNameAndEmail()
  await applicationFormFields.cv.upload(aFile('cv.pdf'))
  await applicationFormFields.send.click()
  await expect.element(applicationFormFields.email).toHaveAccessibleDescription(emailError)
  await expect.element(applicationFormFields.email).toBeInvalid()
  await expect.element(applicationFormFields.email).toHaveFocus()
  await expect
    .element(applicationFormFields.cv)
    .toHaveAccessibleDescription(new RegExp(`^${cvError}`))
  await expect.element(applicationFormFields.name).toBeValid()
  await expect.element(applicationFormFields.name).toHaveValue('Inès')
})

test('An application to an offer that ended meanwhile can be sent as a spontaneous one', async () => {
  const closed = 'Cette offre n’est plus ouverte.'
  const responses = [refusalResponse(409, { form: closed }, 'jobOfferClosed')]
  const received = recordSentApplications(
    () => responses.shift() ?? HttpResponse.json({ ok: true }),
  )
  await renderOnSite(anApplicationForm())
  await fillInNameAndEmail()
  await applicationFormFields.send.click()
  await expect.element(page.getByText(closed)).toBeVisible()
  await expect.element(applicationFormFields.name).toHaveValue('Inès')
  await page.getByRole('button', { name: 'Envoyer comme candidature spontanée' }).click()
  await expect.element(applicationFormFields.thanks).toBeVisible()
  expect(received).toMatchObject([
    { jobSlug: 'architecte-cloud' },
    { jobSlug: 'candidature-spontanee', endedJobSlug: 'architecte-cloud', candidateName: 'Inès' },
  ])
})

test.each([
  ['acceptAll', { visitor: 'visitor_1763820000000abc' }],
  ['refuse', {}],
] as const)('After the cookie choice %s an application carries %j', async (choice, visitor) => {
  recordBeacons()
  localStorage.setItem(VISIT_ID_STORAGE_KEYS.visitor, 'visitor_1763820000000abc')
  storeCookieChoice(choice)
  const received = recordSentApplications()
  await renderOnSite(anApplicationForm())
  await fillInNameAndEmail()
  await applicationFormFields.send.click()
  await expect.element(applicationFormFields.thanks).toBeVisible()
  const { visitor: sent } = received[0] ?? {}
  expect(sent ? { visitor: sent } : {}).toEqual(visitor)
})

testAt([390, 1440])('The form with errors has no axe violation at %i px', async (width) => {
  const errors = { candidateName: 'Indiquez votre nom.', cv: 'Ce fichier est vide.' }
  await renderOnSite(anApplicationForm({ errors, values: { candidateName: ' ' } }), { width })
  await expect
    .element(applicationFormFields.name)
    .toHaveAccessibleDescription('Indiquez votre nom.')
  await expectNoAxeViolation()
  expectNoSidewaysScroll()
})

test('The English form asks for an English response and has English sentences', async () => {
  await renderOnSite(anApplicationForm({ words: siteWordsIn('en') }), { language: 'en' })
  const send = page.getByRole('button', { name: 'Send my application' })
  expect(send.element().closest('form')?.getAttribute('action')).toBe('/api/candidatures?langue=en')
  await page.getByLabelText('CV', { exact: true }).upload(aFile('cv.exe'))
  await expect
    .element(page.getByLabelText('CV', { exact: true }))
    .toHaveAccessibleDescription(/^Only PDF and Word files are accepted/)
})
