import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { findFreePort } from '@/src/server/process/findFreePort'
import { respondUnavailableUntilOpen, warmUpLocally } from '@/src/server/web/warmUpLocally'

test.each([
  ['is answered', 'http'],
  ['fails', 'nonsense'],
])('Until its own first request %s, a server listens on this machine only', async (_, scheme) => {
  const port = await findFreePort()
  const server = createServer((_, response) => response.end('there'))
  const reach = (host: string) =>
    fetch(`http://${host}:${port}`).then(
      (answer) => answer.text(),
      () => 'nobody',
    )
  let meanwhile: string[] = []
  await warmUpLocally(server, port, async () => {
    meanwhile = await Promise.all(['127.0.0.1', '127.0.0.2'].map(reach))
    await fetch(`${scheme}://127.0.0.1:${port}`)
  })
  expect(meanwhile).toEqual(['there', 'nobody'])
  server.listen(port)
  await once(server, 'listening')
  expect(await reach('127.0.0.2')).toBe('there')
  server.close()
  server.closeAllConnections()
})

test('A health check finds the server ready only when it listens on all interfaces', async () => {
  const port = await findFreePort()
  const { answer, open } = respondUnavailableUntilOpen(
    (_, response) => response.end('there'),
    ({ own }) => own === 'yes',
  )
  const server = createServer(answer)
  const look = (headers = {}) => fetch(`http://127.0.0.1:${port}`, { headers })
  await warmUpLocally(server, port, async () => {
    const early = await look()
    expect(early.status).toBe(503)
    expect(early.headers.get('connection')).toBe('close')
    expect((await look({ own: 'yes' })).status).toBe(200)
  })
  server.listen(port)
  await once(server, 'listening')
  open()
  expect((await look()).status).toBe(200)
  server.close()
  server.closeAllConnections()
})
