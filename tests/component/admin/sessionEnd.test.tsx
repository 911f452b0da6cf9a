import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { SessionProvider } from '@/components/admin/session/SessionProvider'
import { RENEWAL_INTERVAL_MS } from '@/src/domain/accounts/sessionRenewal'
import { expectNoAxeViolation } from '../support/axe'
import { network } from '../support/network'
import { ADMINISTRATOR, renderInAdmin } from '../support/renderInAdmin'
import { json, respond } from '../support/respond'
import { router } from '../support/router'

const HOUR_MS = 3_600_000
const dialog = page.getByRole('dialog', { name: 'Votre session est terminée' })
const note = page.getByLabelText('Note')

/** The server's session, which a test lets expire or renews. */
function storeSession() {
  const stored = {
    isOpen: true,
    user: ADMINISTRATOR,
    exp: (Date.now() + HOUR_MS) / 1000,
    reads: 0,
    renewals: 0,
  }
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

async function renderNote() {
  vi.useFakeTimers({ toFake: ['Date'] })
  const stored = storeSession()
  await renderInAdmin(
    <SessionProvider>
      <label>
        Note <textarea />
      </label>
    </SessionProvider>,
  )
  await note.fill('Un texte qui n’est pas enregistré')
  return stored
}
const later = (ms: number) => vi.setSystemTime(Date.now() + ms)
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

test('Typing renews the session at most every five minutes', async () => {
  const stored = await renderNote()
  expect(stored.renewals).toBe(0)
  later(RENEWAL_INTERVAL_MS)
  await userEvent.type(note, ' encore')
  await expect.poll(() => stored.renewals).toBe(1)
  await userEvent.type(note, ' et encore')
  later(RENEWAL_INTERVAL_MS)
  await userEvent.type(note, '.')
  await expect.poll(() => stored.renewals).toBe(2)
  vi.useRealTimers()
})

test('A session that ended elsewhere leaves the page and its text, and is taken up again in a dialog', async () => {
  const stored = await renderNote()
  stored.isOpen = false
  comeBack()
  await expect.element(dialog).toBeVisible()
  expect(router.replace).not.toHaveBeenCalled()
  await expectNoAxeViolation()
  const sent = respond('post', '/users/login', json({}))
  await dialog.getByLabelText('E-mail').fill(ADMINISTRATOR.email)
  await dialog.getByLabelText(/^Mot de passe/).fill('ouvre-toi')
  stored.isOpen = true
  await dialog.getByRole('button', { name: 'Se connecter' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(sent).toHaveLength(1)
  await expect.element(note).toHaveValue('Un texte qui n’est pas enregistré')
  expect(router.push).not.toHaveBeenCalled()
  vi.useRealTimers()
})

test('At its end the session is asked about, and the page stays instead of leading to another one', async () => {
  const stored = storeSession()
  stored.exp = (Date.now() + 1000) / 1000
  await renderInAdmin(
    <SessionProvider>
      <p>Page</p>
    </SessionProvider>,
  )
  await expect.poll(() => stored.reads).toBeGreaterThan(0)
  stored.isOpen = false
  await expect.element(dialog).toBeVisible()
  expect(router.replace).not.toHaveBeenCalled()
})

test('An account that signed in elsewhere is asked about before the page goes on as that account', async () => {
  const stored = await renderNote()
  stored.user = { ...ADMINISTRATOR, id: 2, email: 'second@exemplia.test' }
  comeBack()
  await expect.element(dialog).toBeVisible()
  respond('post', '/users/login', json({}))
  await dialog.getByLabelText('E-mail').fill(stored.user.email)
  await dialog.getByLabelText(/^Mot de passe/).fill('ouvre-toi')
  expect(router.refresh).not.toHaveBeenCalled()
  await dialog.getByRole('button', { name: 'Se connecter' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(router.refresh).toHaveBeenCalledOnce()
  await expect.element(note).toHaveValue('Un texte qui n’est pas enregistré')
  vi.useRealTimers()
})
