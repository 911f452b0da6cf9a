import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SessionProvider } from '@/components/admin/session/SessionProvider'
import { MIN_SESSION_RENEWAL_INTERVAL_MS } from '@/src/domain/accounts/sessionRenewal'
import { expectNoAxeViolation } from '../support/axe'
import { network } from '../support/network'
import { ADMINISTRATOR, renderInAdmin } from '../support/renderInAdmin'
import { json, refusalResponse, respond } from '../support/respond'
import { router } from '../support/router'

const HOUR_MS = 3_600_000
const sessionEndDialog = page.getByRole('dialog', { name: 'Votre session est terminée' })
const noteInput = page.getByLabelText('Note')

/** The server's session, which a test lets expire or renews. */
function serveSession() {
  const exp = (Date.now() + HOUR_MS) / 1000
  const stored = { isOpen: true, exp, reads: 0, renewals: 0, user: ADMINISTRATOR }
  const answer = () =>
    HttpResponse.json(stored.isOpen ? { user: stored.user, exp: stored.exp } : { user: null })
  network.use(
    http.get('*/api/users/me', () => {
      stored.reads += 1
      return answer()
    }),
    http.post('*/api/users/refresh-token', () => {
      stored.renewals += 1
      stored.exp = (Date.now() + HOUR_MS) / 1000
      return stored.isOpen ? answer() : new HttpResponse(null, { status: 403 })
    }),
  )
  return stored
}

async function renderNoteWithSession() {
  vi.useFakeTimers({ toFake: ['Date'] })
  const stored = serveSession()
  await renderInAdmin(
    <SessionProvider>
      <label>
        Note <textarea />
      </label>
    </SessionProvider>,
  )
  await noteInput.fill('Un texte qui n’est pas enregistré')
  return stored
}
const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms)
const returnToPage = () => document.dispatchEvent(new Event('visibilitychange'))

test('Typing renews the session at most every five minutes', async () => {
  const stored = await renderNoteWithSession()
  expect(stored.renewals).toBe(0)
  advanceClock(MIN_SESSION_RENEWAL_INTERVAL_MS)
  await userEvent.type(noteInput, ' encore')
  await expect.poll(() => stored.renewals).toBe(1)
  await userEvent.type(noteInput, ' et encore')
  advanceClock(MIN_SESSION_RENEWAL_INTERVAL_MS)
  await userEvent.type(noteInput, '.')
  await expect.poll(() => stored.renewals).toBe(2)
  vi.useRealTimers()
})

test('A session that ended elsewhere leaves the page and its text, and is taken up again in a dialog', async () => {
  const stored = await renderNoteWithSession()
  stored.isOpen = false
  returnToPage()
  await expect.element(sessionEndDialog).toBeVisible()
  expect(router.replace).not.toHaveBeenCalled()
  await expectNoAxeViolation()
  stored.isOpen = true
  await signInInDialog(ADMINISTRATOR.email)
  await expect.element(sessionEndDialog).not.toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(noteInput).toHaveValue('Un texte qui n’est pas enregistré')
  expect(router.push).not.toHaveBeenCalled()
  vi.useRealTimers()
})

async function signInInDialog(email: string) {
  respond('post', '/api/users/login', json({}))
  await sessionEndDialog.getByLabelText('E-mail').fill(email)
  await sessionEndDialog.getByLabelText(/^Mot de passe/).fill('ouvre-toi')
  await sessionEndDialog.getByRole('button', { name: 'Se connecter' }).click()
}

test('A refused sign-in shows an error in the dialog and leaves the e-mail address in its field', async () => {
  const stored = await renderNoteWithSession()
  stored.isOpen = false
  returnToPage()
  await expect.element(sessionEndDialog).toBeVisible()
  respond('post', '/api/users/login', refusalResponse(401, 'Email ou mot de passe incorrect'))
  await sessionEndDialog.getByLabelText('E-mail').fill(ADMINISTRATOR.email)
  await sessionEndDialog.getByLabelText(/^Mot de passe/).fill('faux')
  await sessionEndDialog.getByRole('button', { name: 'Se connecter' }).click()
  const problem = sessionEndDialog.getByRole('alert')
  await expect.element(problem).toHaveTextContent('Email ou mot de passe incorrect')
  await expect.element(sessionEndDialog.getByLabelText('E-mail')).toHaveValue(ADMINISTRATOR.email)
  const label = sessionEndDialog
    .getByText('E-mail', { exact: true })
    .element()
    .getBoundingClientRect()
  expect(label.top - problem.element().getBoundingClientRect().bottom).toBeGreaterThanOrEqual(8)
  vi.useRealTimers()
})

test('A request that is refused because the session has ended asks to sign in at once', async () => {
  const stored = await renderNoteWithSession()
  respond('patch', '/api/job-offers/7', refusalResponse(403, 'Refusé'))
  await fetch('/api/job-offers/7', { method: 'PATCH' })
  await expect.poll(() => stored.reads).toBe(2)
  // The session is open, but the user lacks the right.
  await expect.element(sessionEndDialog).not.toBeInTheDocument()
  stored.isOpen = false
  await fetch('/api/job-offers/7', { method: 'PATCH' })
  await expect.element(sessionEndDialog).toBeVisible()
  await expect.element(noteInput).toHaveValue('Un texte qui n’est pas enregistré')
  vi.useRealTimers()
})

test('Another account that signs in over unsaved text is informed before that text can be saved', async () => {
  const stored = await renderNoteWithSession()
  stored.isOpen = false
  returnToPage()
  await expect.element(sessionEndDialog).toBeVisible()
  stored.isOpen = true
  stored.user = { ...ADMINISTRATOR, id: 2, email: 'lucien@exemplia.test' }
  await signInInDialog('lucien@exemplia.test')
  const warning = page.getByRole('dialog', { name: 'Un autre compte est maintenant ouvert' })
  await expect.element(warning).toBeVisible()
  await expectNoAxeViolation()
  await expect
    .element(warning.getByRole('button', { name: 'Recharger la page sans ce texte' }))
    .toBeVisible()
  await warning.getByRole('button', { name: 'Continuer avec ce texte' }).click()
  await expect.element(warning).not.toBeInTheDocument()
  await expect.element(noteInput).toHaveValue('Un texte qui n’est pas enregistré')
  vi.useRealTimers()
})

test('At its end the session is asked about, and the page stays instead of leading to another one', async () => {
  serveSession().isOpen = false
  const openedPage = () =>
    HttpResponse.json({ user: ADMINISTRATOR, exp: (Date.now() + 1000) / 1000 })
  network.use(http.get('*/api/users/me', openedPage, { once: true }))
  await renderInAdmin(
    <SessionProvider>
      <p>Page</p>
    </SessionProvider>,
  )
  await expect.element(sessionEndDialog).toBeVisible()
  expect(router.replace).not.toHaveBeenCalled()
})

test('Another account that signed in in a second tab must be confirmed before the page continues as that account', async () => {
  const stored = await renderNoteWithSession()
  stored.user = { ...ADMINISTRATOR, id: 2, email: 'second@exemplia.test' }
  returnToPage()
  await expect.element(sessionEndDialog).toBeVisible()
  respond('post', '/api/users/login', json({}))
  await sessionEndDialog.getByLabelText('E-mail').fill(stored.user.email)
  await sessionEndDialog.getByLabelText(/^Mot de passe/).fill('ouvre-toi')
  expect(router.refresh).not.toHaveBeenCalled()
  await sessionEndDialog.getByRole('button', { name: 'Se connecter' }).click()
  await expect.element(sessionEndDialog).not.toBeInTheDocument()
  expect(router.refresh).toHaveBeenCalledOnce()
  await expect.element(noteInput).toHaveValue('Un texte qui n’est pas enregistré')
  vi.useRealTimers()
})
