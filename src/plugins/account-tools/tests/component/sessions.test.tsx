import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { SessionsSection } from '@/src/plugins/account-tools/admin/SessionsSection'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, refusalResponse, respond } from '@/tests/component/support/respond'

const getButton = (name: string | RegExp) => page.getByRole('button', { name })

const aSession = (id: string, isThis: boolean) => ({
  id,
  isThis,
  begunAt: '2026-11-27T08:00:00.000Z',
  lastSeenAt: '2026-11-27T09:30:00.000Z',
  browser: isThis ? ('firefox' as const) : null,
  system: isThis ? ('linux' as const) : null,
})

test('The own sessions are listed in the time zone of the site, and another one is closed', async () => {
  const both = { sessions: [aSession('a', true), aSession('b', false)] }
  respond('get', '/api/users/sessions', json(both), json({ sessions: [aSession('a', true)] }))
  const closed = respond('post', '/api/users/sessions/fermer', json({ ended: 1 }))
  await renderInAdmin(<SessionsSection />)
  const sessions = page.getByRole('region', { name: 'Appareils connectés' })
  const own = sessions.getByRole('listitem').filter({ hasText: 'Cet appareil' })
  await expect
    .element(own)
    .toHaveTextContent(
      'Firefox sur LinuxCet appareilConnexion le 27/11/2026 09:00, dernière activité le 27/11/2026 10:30',
    )
  await getButton('Fermer la session Navigateur inconnu sur un système inconnu').click()
  await expect.element(page.getByText('Session fermée')).toBeVisible()
  await expect.element(page.getByText('Aucune autre session n’est ouverte.')).toBeVisible()
  await expect.element(getButton(/^Fermer/)).not.toBeInTheDocument()
  expect(closed).toEqual([{ session: 'b' }])
})

test('All other sessions are closed at once, and a failure is shown', async () => {
  const both = { sessions: [aSession('a', true), aSession('b', false)] }
  respond('get', '/api/users/sessions', json(both))
  const closed = respond(
    'post',
    '/api/users/sessions/fermer',
    refusalResponse(500, 'Réessayez.'),
    json({ ended: 2 }),
  )
  await renderInAdmin(<SessionsSection />)
  await getButton('Fermer toutes les autres sessions').click()
  await expect.element(page.getByText('Réessayez.')).toBeVisible()
  await getButton('Fermer toutes les autres sessions').click()
  await expect.element(page.getByText('2 sessions fermées')).toBeVisible()
  expect(closed).toEqual([{}, {}])
})
