import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { type ClientRequest, createServer, request, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { findFreePort } from '@/src/server/process/findFreePort'
import { clientIp } from '@/src/server/web/clientIp'
import { getRawResponse } from '@/tests/support/rawAnswer'
import { startProxy } from '@/tests/support/startProxy'

const LINK_TOKEN = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const SIGNED_TOKEN = 'eyJhbGciOiJIUzI1NiJ9.eyJmaWxlIjoxfQ.2iVXGq0vSrCkP1hQ'

let echoServer: Server
let sitePort: number

/** A site that responds with the received request, and under /refus with its own error. */
beforeAll(async () => {
  sitePort = await findFreePort()
  echoServer = createServer((asked, answer) => {
    if (asked.url === '/refus') answer.writeHead(502).end('what the site itself says')
    else if (asked.url === '/lent') setTimeout(() => answer.end(), 60_000).unref()
    else if (asked.url === '/api/offres/evenements') answer.write('retry: 2000\n\n')
    else if (asked.url === '/schema') answer.end(String(asked.headers['x-forwarded-proto']))
    else answer.end(String(asked.headers['x-forwarded-for']))
  })
  await new Promise<void>((resolve) => echoServer.listen(sitePort, '127.0.0.1', resolve))
})
afterAll(() => {
  echoServer.closeAllConnections()
  echoServer.close()
})

const stopCallbacks: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (let stop = stopCallbacks.pop(); stop; stop = stopCallbacks.pop()) await stop()
})

async function startFront(rules = '', upstream = sitePort) {
  const nginx = await startProxy([upstream], undefined, { front: rules })
  stopCallbacks.push(nginx.stop)
  return nginx
}

type RequestOptions = {
  path?: string
  from?: string
  headers?: Record<string, string>
  body?: Buffer
  port: number
}

/** Sends a request from an address of this machine. */
function sendRequest({
  path: asked = '/',
  from = '127.0.0.1',
  headers = {},
  body,
  port,
}: RequestOptions) {
  return new Promise<{ status: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port,
          path: asked,
          headers,
          agent: false,
          localAddress: from,
          method: body ? 'POST' : 'GET',
        },
        (answer) => {
          buffer(answer).then((bytes) => {
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: String(bytes),
            })
          }, reject)
        },
      )
      sent.once('error', reject)
      sent.end(body)
    },
  )
}

describe('The proxy does not pass on a request for the metrics', () => {
  test.each([
    '/api/metrics',
    '/api/metrics?x=1',
    '/api/%6detrics',
    '/api/x//../../metrics',
    '/x//../../api/metrics',
    '//api/metrics',
    '/api//metrics',
    '/api/x/../metrics',
    '/api/x/%2e%2E/metrics',
    '/api/./metrics',
    '/api\\metrics',
    '/api%2fmetrics',
    '/api/metrics#/x',
    '/api/x/..#/metrics',
  ])('written as %s', async (asked) => {
    const { port } = await startFront()
    // 400 is possible too, because nginx resolves this path to one above its root.
    expect([400, 404]).toContain((await sendRequest({ path: asked, port })).status)
  })

  test('but the proxy passes on dots that are no segment of their own', async () => {
    const { port } = await startFront()
    for (const asked of [
      '/api/media/file/cv..final.png',
      '/.well-known/x',
      '/offres?suite=a//../b',
    ]) {
      expect((await sendRequest({ path: asked, port })).status, asked).toBe(200)
    }
  })
})

test('Visitors who hold thousands of event streams leave room for a page', async () => {
  const { port } = await startFront()
  const streams: ClientRequest[] = []
  stopCallbacks.push(async () => {
    for (const stream of streams) stream.on('error', () => undefined).destroy()
  })
  const open = async (localAddress: string) => {
    const to = { host: '127.0.0.1', port, path: '/api/offres/evenements', localAddress }
    const stream = request({ ...to, agent: false }).end()
    streams.push(stream)
    const [response] = await once(stream, 'response')
    return response.resume().statusCode
  }
  for (let visitor = 1; visitor <= 50; visitor++) {
    const statuses = Array.from({ length: 60 }, () => open(`127.0.1.${visitor}`))
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]))
  }
  expect((await sendRequest({ port, from: '127.0.0.2' })).status).toBe(200)
})

describe('The IP address of the visitor', () => {
  /** Starts a load balancer that adds the client address to a forged header, as all do. */
  async function startBalancer(port: number) {
    const balancer = createServer((asked, answer) => {
      const claimed = asked.headers['x-forwarded-for']
      const chain = [claimed, asked.socket.remoteAddress].filter(Boolean).join(', ')
      sendRequest({
        port,
        from: '127.0.0.9',
        path: asked.url,
        headers: { 'X-Forwarded-For': chain },
      }).then(
        ({ status, text }) => answer.writeHead(status).end(text),
        () => answer.writeHead(599).end(),
      )
    })
    const at = await findFreePort()
    await new Promise<void>((resolve) => balancer.listen(at, '127.0.0.1', resolve))
    stopCallbacks.push(async () => balancer.close())
    return (from: string, claimed = '') =>
      new Promise<string>((resolve, reject) => {
        const headers = claimed ? { 'X-Forwarded-For': claimed } : {}
        request({ host: '127.0.0.1', port: at, localAddress: from, headers }, (answer) => {
          buffer(answer).then((bytes) => resolve(String(bytes)), reject)
        })
          .once('error', reject)
          .end()
      })
  }
  const counted = (forwardedFor: string) =>
    clientIp({ socketAddress: '172.18.0.5', forwardedFor }, 1)
  const trusting = (network: string) =>
    readFileSync('deploy/nginx/front/balancer.conf.example', 'utf8').replace(
      '203.0.113.0/24',
      network,
    )

  test('Alone, the proxy passes on the IP address of the client, not a claimed one', async () => {
    const { port } = await startFront()
    const answers = await Promise.all(
      ['127.0.0.2', '127.0.0.3'].map((from) =>
        sendRequest({ port, from, path: `/${from}`, headers: { 'X-Forwarded-For': '6.6.6.6' } }),
      ),
    )
    expect(answers.map(({ text }) => counted(text))).toEqual(['127.0.0.2', '127.0.0.3'])
  })

  test('Behind a load balancer each visitor has their own IP address and cannot claim another', async () => {
    const { port } = await startFront(trusting('127.0.0.9/32'))
    const through = await startBalancer(port)
    expect(counted(await through('127.0.0.2'))).toBe('127.0.0.2')
    await pause(1_100)
    expect(counted(await through('127.0.0.3'))).toBe('127.0.0.3')
    await pause(1_100)
    expect(counted(await through('127.0.0.4', '6.6.6.6, 127.0.0.9'))).toBe('127.0.0.4')
  })

  test('of a request through a proxy in the containers’ network is the one that this proxy names', async () => {
    const { port } = await startFront('set_real_ip_from 127.0.0.9/32;')
    const headers = { 'X-Forwarded-For': '6.6.6.6, 192.0.2.7', 'X-Forwarded-Proto': 'https' }
    const { text } = await sendRequest({ port, from: '127.0.0.9', headers })
    expect(counted(text)).toBe('192.0.2.7')
    const { text: scheme } = await sendRequest({
      port,
      from: '127.0.0.9',
      path: '/schema',
      headers,
    })
    expect(scheme).toBe('https')
  })

  test('of a request past the load balancer is not the claimed one', async () => {
    const { port } = await startFront(trusting('127.0.0.9/32'))
    const { text } = await sendRequest({
      port,
      from: '127.0.0.5',
      headers: { 'X-Forwarded-For': '6.6.6.6' },
    })
    expect(counted(text)).toBe('127.0.0.5')
  })
})

describe('When the proxy itself responds', () => {
  test.each([
    ['the site is away', '/notre-adn'],
    ['its interface is away', '/api/messages-contact'],
    ['its administration is away', '/admin'],
  ])('%s gets a French page that says what to do', async (_, asked) => {
    const { port } = await startFront('', await findFreePort())
    const { status, headers, text } = await sendRequest({ port, path: asked })
    expect(status).toBe(502)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['retry-after']).toBe('10')
    expect(text).toContain('<h1>Le site ne répond pas pour le moment</h1>')
    expect(text).not.toMatch(/nginx|Bad Gateway|https?:\/\//)
  })

  test('a site that is too slow gets a French page too', async () => {
    const impatient = 'location = /lent { proxy_pass http://web; proxy_read_timeout 1s; }'
    const nginx = await startProxy([sitePort], undefined, { locations: impatient })
    stopCallbacks.push(nginx.stop)
    const { url } = nginx
    const { status, body } = await getRawResponse(`${url}/lent`)
    expect(status).toBe(504)
    expect(body.toString()).toContain('<h1>Le site ne répond pas pour le moment</h1>')
  })

  test('a form that is too large gets a page that names the limit', async () => {
    const { port } = await startFront()
    const body = Buffer.alloc(13 * 1024 * 1024)
    const { status, headers, text } = await sendRequest({ port, path: '/api/candidatures', body })
    expect(status).toBe(413)
    expect(headers['retry-after']).toBeUndefined()
    expect(text).toContain('<h1>Cet envoi est trop lourd</h1>')
    expect(text).not.toContain('nginx')
  })

  test('responses of the site are passed on unchanged', async () => {
    const { port } = await startFront()
    const { status, text } = await sendRequest({ port, path: '/refus' })
    expect([status, text]).toEqual([502, 'what the site itself says'])
  })

  test('its pages have no public URL', async () => {
    const { port } = await startFront()
    expect((await sendRequest({ port, path: '/_proxy/panne.html' })).status).toBe(404)
  })
})

describe('The log of the proxy', () => {
  async function linesOf(
    ask: (port: number) => Promise<unknown>,
    lines: number,
    upstream = sitePort,
  ) {
    const { port, written } = await startFront('', upstream)
    await ask(port)
    await vi.waitFor(
      () => expect(written().match(/ (GET|POST) /g)?.length).toBeGreaterThanOrEqual(lines),
      10_000,
    )
    return written()
  }

  test('has neither the IP address nor typed text of a visitor', async () => {
    const log = await linesOf(async (port) => {
      await sendRequest({ port, from: '127.0.0.66', path: '/nos-offres?recherche=marie' })
      await sendRequest({
        port,
        path: '/contact?nom=marie',
        headers: { referer: 'https://elsewhere.test', 'user-agent': 'Marie' },
      })
    }, 3)
    expect(log).toMatch(/ GET \/nos-offres 200 /)
    expect(log).toMatch(/ GET \/contact 200 /)
    expect(log).not.toMatch(/marie|elsewhere|127\.0\.0\.66/i)
  })

  test('has no error that names a visitor: the site is unreachable, a form is too large', async () => {
    const log = await linesOf(
      async (port) => {
        await sendRequest({ port, from: '127.0.0.66', path: '/notre-adn?qui=marie' })
        await sendRequest({
          port,
          from: '127.0.0.66',
          path: '/api/x',
          body: Buffer.alloc(13 * 1024 * 1024),
        })
      },
      3,
      await findFreePort(),
    )
    expect(log).toMatch(/ GET \/notre-adn 502 /)
    expect(log).toMatch(/ POST \/api\/x 413 /)
    expect(log).not.toMatch(/marie|127\.0\.0\.66|client:/)
  })

  const KEYS = {
    [`/admin/reset/${LINK_TOKEN}`]: '/admin/reset/*',
    [`/admin/reset/${SIGNED_TOKEN}/`]: '/admin/reset/*',
    [`/admin//reset/${LINK_TOKEN}`]: '/admin/reset/*',
    [`/%61dmin/reset/${LINK_TOKEN}?x=1`]: '/admin/reset/*',
    [`/admin/invitation/${LINK_TOKEN.slice(0, 12)}`]: '/admin/invitation/*',
    [`/api/fichiers/${SIGNED_TOKEN}`]: '/api/fichiers/*',
    [`/api/users/verify/${LINK_TOKEN}`]: '/api/users/verify/*',
    [`/x/${LINK_TOKEN.slice(0, 24)}/y`]: '/x/*',
    [`/admin/reset?token=${LINK_TOKEN}`]: '/admin/reset',
  }

  test.each([
    ['responds', () => Promise.resolve(sitePort)],
    ['is unreachable', findFreePort],
  ])('has no key while the site %s', async (_, upstream) => {
    const log = await linesOf(
      (port) => Promise.all(Object.keys(KEYS).map((asked) => sendRequest({ port, path: asked }))),
      Object.keys(KEYS).length + 1,
      await upstream(),
    )
    for (const written of Object.values(KEYS)) expect(log).toContain(` GET ${written} `)
    expect(log).not.toContain(LINK_TOKEN.slice(0, 12))
    expect(log).not.toContain('eyJ')
  })

  test('A URL that is not a file key is logged as a whole', async () => {
    const addresses = [
      '/nos-offres/ingenieur-developpeur-full-stack-java-angular-2',
      '/api/media/file/portrait-anne-laure-pichon-1200x800.webp',
      '/_next/static/chunks/0a1b2c3d4e5f6a7b.js',
      '/admin/collections/job-applications/1234567',
    ]
    const log = await linesOf(
      (port) => Promise.all(addresses.map((asked) => sendRequest({ port, path: asked }))),
      addresses.length + 1,
    )
    for (const asked of addresses) expect(log).toContain(` GET ${asked} `)
  })
})
