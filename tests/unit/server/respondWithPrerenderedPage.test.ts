import { expect, test } from 'vitest'
import { addContentPolicy } from '@/src/server/web/addContentPolicy'
import { respondWithPrerenderedPage } from '@/src/server/web/respondWithPrerenderedPage'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

test('an unknown path gives the edition’s 404 page, with a policy and without caching', async () => {
  const site = await listenOnFreePort((request, response) => {
    addContentPolicy(request, response, Buffer.from('failed'))
    respondWithPrerenderedPage(request, response, Buffer.from('<h1>Page not found</h1>'))
  })
  const answer = await fetch(`${site}/en/rien`)
  expect(answer.status).toBe(404)
  expect(await answer.text()).toBe('<h1>Page not found</h1>')
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await (await fetch(site, { method: 'HEAD' })).text()).toBe('')
})

test('a removed page gives 410', async () => {
  const site = await listenOnFreePort((request, response) =>
    respondWithPrerenderedPage(request, response, Buffer.from('<h1>Page not found</h1>'), 410),
  )
  const answer = await fetch(`${site}/nos-offres/pourvue`)
  expect(answer.status).toBe(410)
  expect(await answer.text()).toBe('<h1>Page not found</h1>')
})
