import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, test } from 'vitest'

const drainOnSignal = path.resolve('src/server/web/drainOnSignal.ts')

const SERVER = `
  import { createServer } from 'node:http'
  import { drainOnSignal } from ${JSON.stringify(drainOnSignal)}
  const server = createServer((request, response) => {
    if (request.url === '/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: first\\n\\n')
    } else {
      response.flushHeaders()
      setTimeout(() => response.end('finished'), 300)
    }
  })
  drainOnSignal(server)
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))
`

test('on SIGTERM what is being answered finishes, event streams end, then the server exits', async () => {
  const server = spawn(process.execPath, [
    '--import',
    'tsx',
    '--input-type=module',
    '--eval',
    SERVER,
  ])
  const exited = once(server, 'exit')
  const [port] = await once(server.stdout, 'data')
  const site = `http://127.0.0.1:${String(port).trim()}`
  const [events, slow] = await Promise.all([
    fetch(`${site}/events`, { headers: { accept: 'text/event-stream' } }),
    fetch(`${site}/slow`),
  ])
  server.kill('SIGTERM')
  expect(await slow.text()).toBe('finished')
  expect(await events.text()).toBe('data: first\n\n')
  expect(await exited).toEqual([0, null])
  await expect(fetch(site)).rejects.toThrow()
})
