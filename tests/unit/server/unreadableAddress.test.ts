import { expect, test } from 'vitest'
import { isUnreadableAddress, refuseAddress } from '@/src/server/web/unreadableAddress'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

test.each([
  '/%00',
  '/postuler/%ff',
  '/%',
  '/%e9',
  '/nos-offres?recherche=%00',
  '',
  '*',
  'http://elsewhere.example/',
])('nothing stands at « %s »', (url) => {
  expect(isUnreadableAddress(url)).toBe(true)
})

test.each([
  '/',
  '/postuler/d%C3%A9veloppeuse',
  '/nos-offres?recherche=100%',
  '/api/media/file/a%2520b.png?v=1',
])('« %s » can be read', (url) => {
  expect(isUnreadableAddress(url)).toBe(false)
})

test('such an address is answered 400, in words', async () => {
  const site = await listenOnFreePort((_, response) => refuseAddress(response))
  const answer = await fetch(`${site}/%25ff`)
  expect(answer.status).toBe(400)
  expect(await answer.text()).toBe(
    'Cette adresse ne peut pas être lue. Vérifiez-la, ou repartez de l’accueil.',
  )
})
