import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { UndeliveredList } from '@/src/plugins/undelivered-mail/admin/UndeliveredList'
import type { UndeliveredNotification } from '@/src/plugins/undelivered-mail/rules/undeliveredNotification'
import { expectNoAxeViolation, expectNoSidewaysScroll } from '@/tests/component/support/axe'
import { renderInAdmin } from '@/tests/component/support/renderInAdmin'
import { json, offline, respond } from '@/tests/component/support/respond'
import { testAt } from '@/tests/component/support/testAt'

/** An announcement that the mail server refused twice. */
const anUndeliveredNotification = (
  different: Partial<UndeliveredNotification> = {},
): UndeliveredNotification => ({
  id: 3,
  task: 'announceMessage',
  about: { collection: 'contact-messages', id: 5, label: 'Karim Benali' },
  recipient: null,
  isGivenUp: false,
  failures: [
    { channel: 'mail', kind: 'refused', heard: { from: 'server', words: '550 Pas aujourd’hui' } },
  ],
  tries: 2,
  createdAt: '2026-03-03T09:00:00.000Z',
  lastTriedAt: '2026-03-03T09:05:00.000Z',
  nextTryAt: '2026-03-03T09:20:00.000Z',
  ...different,
})

const DISPATCHES_API_PATH = '/api/envois'
const dispatchesResponse = (...listed: UndeliveredNotification[]) => json({ dispatches: listed })
const GIVEN_UP_NOTIFICATION = anUndeliveredNotification({
  ...{ id: 4, task: 'sendPasswordLink', about: null, recipient: 'noe@exemplia.test' },
  ...{ isGivenUp: true, nextTryAt: null },
})
const getListEntry = (text: string) => page.getByRole('listitem').filter({ hasText: text }).first()

testAt([390, 1440])(
  'An undelivered mail shows why and when it is tried next (%i px)',
  async (width) => {
    respond(
      'get',
      DISPATCHES_API_PATH,
      dispatchesResponse(anUndeliveredNotification(), GIVEN_UP_NOTIFICATION),
    )
    await renderInAdmin(<UndeliveredList />, { width })
    const announcement = getListEntry('Annonce d’un message')
    await expect
      .element(announcement)
      .toHaveTextContent('E-mail à l’équipe : Le serveur a refusé l’envoi.')
    await expect.element(announcement).toHaveTextContent('550 Pas aujourd’hui')
    await expect.element(announcement).toHaveTextContent('2 essais')
    await expect.element(announcement).toHaveTextContent('Prochain essai le 03/03/2026 10:20')
    await expect
      .element(announcement.getByRole('link', { name: 'Karim Benali' }))
      .toHaveAttribute('href', '/admin/collections/contact-messages/5')
    await expect.element(getListEntry('à noe@exemplia.test')).toHaveTextContent('Abandonné')
    await expectNoAxeViolation()
    expectNoSidewaysScroll()
  },
)

test('An undelivered mail is sent again, and leaves the list', async () => {
  respond(
    'get',
    DISPATCHES_API_PATH,
    dispatchesResponse(anUndeliveredNotification()),
    dispatchesResponse(),
  )
  const again = respond('post', `${DISPATCHES_API_PATH}/renvoyer`, json({ resent: 1 }))
  await renderInAdmin(<UndeliveredList />)
  await page.getByRole('button', { name: 'Renvoyer : Annonce d’un message — Karim Benali' }).click()
  await expect.element(page.getByText('L’envoi repart dans la minute.')).toBeVisible()
  await expect.element(page.getByText('Tout est parti')).toBeVisible()
  expect(again).toEqual([{ ids: [3] }])
})

test('All mails are sent again at once, but not one that may have arrived', async () => {
  const cutOff = anUndeliveredNotification({
    id: 6,
    failures: [{ channel: null, kind: 'cutOff', heard: null }],
  })
  respond(
    'get',
    DISPATCHES_API_PATH,
    dispatchesResponse(anUndeliveredNotification(), GIVEN_UP_NOTIFICATION, cutOff),
  )
  const again = respond('post', `${DISPATCHES_API_PATH}/renvoyer`, json({ resent: 0 }), offline())
  await renderInAdmin(<UndeliveredList />)
  await expect.element(page.getByRole('button', { name: /^Renvoyer :/ }).nth(1)).toBeVisible()
  expect(page.getByRole('button', { name: /^Renvoyer :/ }).elements()).toHaveLength(2)
  const all = page.getByRole('button', { name: 'Tout renvoyer' })
  await all.click()
  await expect.element(page.getByText('Cet envoi est déjà reparti.')).toBeVisible()
  await all.click()
  await expect.element(page.getByText('Le renvoi n’a pas pu être demandé.')).toBeVisible()
  expect(again).toEqual(Array(2).fill({ ids: [3, 4] }))
})

test('A list that does not load is asked for again', async () => {
  respond('get', DISPATCHES_API_PATH, offline(), dispatchesResponse())
  await renderInAdmin(<UndeliveredList />)
  await expect.element(page.getByRole('alert')).toHaveTextContent('Impossible de charger')
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await expect.element(page.getByText('Tout est parti')).toBeVisible()
})
