import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { request } from 'node:https'
import { connect as connectTcp } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { connect as connectTls, TLSSocket } from 'node:tls'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { findFreePort } from '@/src/server/process/findFreePort'
import { clientIp } from '@/src/server/web/clientIp'
import { getRawResponse } from '@/tests/support/rawAnswer'
import { createSelfSignedCertificate, startAcmeServer } from '@/tests/support/startAcmeServer'
import { startCaddy } from '@/tests/support/startCaddy'
import { startProxy } from '@/tests/support/startProxy'

const SITE_HOST = 'www.exemple.test'
/** The certificate is renewed when a third of its validity is left. */
const CERTIFICATE_VALID_SECONDS = 30
const MEGABYTE_BYTES = 1024 * 1024
/** One client can hold this many connections open; real visitors never do. */
const SLOW_VISITOR_COUNT = 400

let echoServer: Server
let sitePort: number
let acmeServer: Awaited<ReturnType<typeof startAcmeServer>>
let nginxProxy: Awaited<ReturnType<typeof startProxy>>
let caddyServer: Awaited<ReturnType<typeof startCaddy>>
let folder: string
let tlsPorts: { http: number; https: number }
const openEventStreams = new Set<ServerResponse>()

const startNginxBehindTls = (port?: number, rules = '') =>
  startProxy([sitePort], port, { front: `set_real_ip_from 127.0.0.1/32; ${rules}` })
const startCertificateAuthority = () =>
  startAcmeServer(path.join(folder, 'acme'), CERTIFICATE_VALID_SECONDS, {
    httpPort: tlsPorts.http,
    tlsPort: tlsPorts.https,
  })
const startCaddyServer = (
  variables: Record<string, string> = {},
  own: Record<string, string> = {},
) =>
  startCaddy({
    siteUrl: `https://${SITE_HOST}`,
    proxyPort: nginxProxy.port,
    ports: tlsPorts,
    storage: path.join(folder, 'kept'),
    options: [
      `acme_ca ${acmeServer.directory}`,
      `acme_ca_root ${acmeServer.certificate}`,
      'renew_interval 1s',
    ],
    variables,
    own,
  })

/** A site that responds with the received request, accepts bodies, and opens an event stream. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'exemplia-https-'))
  mkdirSync(path.join(folder, 'acme'))
  tlsPorts = { http: await findFreePort(), https: await findFreePort() }
  sitePort = await findFreePort()
  echoServer = createServer(async (asked, answer) => {
    const { length } = await buffer(asked).catch(() => Buffer.alloc(0))
    answer.setHeader('Strict-Transport-Security', 'max-age=31536000')
    if (asked.url === '/api/offres/evenements') {
      answer.writeHead(200, { 'Content-Type': 'text/event-stream' }).write('data: ouverte\n\n')
      openEventStreams.add(answer)
    } else answer.end(JSON.stringify({ headers: asked.headers, length }))
  }).listen(sitePort, '127.0.0.1')
  await once(echoServer, 'listening')
  acmeServer = await startCertificateAuthority()
  nginxProxy = await startNginxBehindTls()
  caddyServer = await startCaddyServer()
})
afterAll(async () => {
  await caddyServer.stop()
  await nginxProxy.stop()
  await acmeServer.stop()
  echoServer.closeAllConnections()
  echoServer.close()
  rmSync(folder, { recursive: true })
})

type RequestOptions = {
  path?: string
  from?: string
  headers?: Record<string, string>
  body?: Buffer
  ca?: string
  server?: string
}

/** Sends a request as a visitor who trusts only the issuing authority. */
function sendRequest({
  path: asked = '/',
  from,
  headers,
  body,
  ca = acmeServer.root,
  server = SITE_HOST,
}: RequestOptions = {}) {
  type Answer = { status: number; headers: IncomingHttpHeaders; text: string; serial: string }
  return new Promise<Answer>((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: tlsPorts.https,
        servername: server,
        ca,
        path: asked,
        method: body ? 'POST' : 'GET',
        headers: { host: SITE_HOST, ...headers },
        agent: false,
        ...(from && { localAddress: from }),
      },
      (answer) => {
        const { socket } = answer
        const serial = socket instanceof TLSSocket ? socket.getPeerCertificate().serialNumber : ''
        buffer(answer).then(
          (bytes) =>
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text: String(bytes),
              serial,
            }),
          reject,
        )
      },
    )
    sent.once('error', reject)
    sent.end(body)
  })
}

type SeenRequest = { headers: Record<string, string>; length: number }
const readSeenRequest = async (asked: RequestOptions): Promise<SeenRequest> =>
  JSON.parse((await sendRequest(asked)).text)
const clientIpSeenBySite = ({ headers }: SeenRequest) =>
  clientIp({ socketAddress: '172.18.0.5', forwardedFor: headers['x-forwarded-for'] }, 1)

describe('The certificate', () => {
  test('is requested for the name of the site only', async () => {
    const { status, serial } = await vi.waitFor(() => sendRequest(), 30_000)
    expect(status).toBe(200)
    expect(serial).toMatch(/^[0-9A-F]{10,}$/)
  })

  test('is renewed in time, repeatedly, and no connection is refused meanwhile', async () => {
    const serials = new Set<string>()
    const statuses = new Set<number>()
    let answers = 0
    while (serials.size < 3) {
      const { status, serial } = await sendRequest()
      statuses.add(status)
      serials.add(serial)
      answers += 1
    }
    expect([...statuses]).toEqual([200])
    console.log(`${answers} answers under three certificates, none refused`)
  })

  test('is stored: after a restart the site responds, although the authority does not', async () => {
    const before = await sendRequest()
    await caddyServer.stop()
    await acmeServer.stop()
    caddyServer = await startCaddyServer()
    const after = await vi.waitFor(() => sendRequest(), 5_000)
    expect(after.serial).toBe(before.serial)
    await caddyServer.stop()
    acmeServer = await startCertificateAuthority()
    rmSync(path.join(folder, 'kept'), { recursive: true })
    caddyServer = await startCaddyServer()
    await vi.waitFor(() => sendRequest(), 30_000)
  })
})

describe('A visitor', () => {
  test('over HTTP is redirected to the same URL over HTTPS', async () => {
    const { status, headers } = await getRawResponse(
      `http://127.0.0.1:${tlsPorts.http}/contact?x=1`,
      {
        host: SITE_HOST,
      },
    )
    expect([status, headers.location]).toEqual([308, `https://${SITE_HOST}/contact?x=1`])
  })

  test('gets HTTP/2, and an offer of HTTP/3', async () => {
    const options = { ca: acmeServer.root, servername: SITE_HOST }
    const session = connectHttp2(`https://127.0.0.1:${tlsPorts.https}`, options)
    const [headers] = await once(session.request({ ':authority': SITE_HOST }), 'response')
    session.destroy()
    expect(headers[':status']).toBe(200)
    expect(headers['alt-svc']).toContain('h3=')
  })

  test('gets HSTS once, and a request id that the visitor cannot choose', async () => {
    const own = randomUUID()
    const { headers, text } = await sendRequest({ path: '/nom', headers: { 'X-Request-Id': own } })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    expect(JSON.parse(text).headers['x-request-id']).toBe(headers['x-request-id'])
  })

  test('cannot choose the IP address by which requests are counted, over HTTPS', async () => {
    const claims = {
      'X-Forwarded-For': '6.6.6.6, 127.0.0.1',
      'X-Real-IP': '6.6.6.6',
      'X-Forwarded-Proto': 'http',
      'X-Forwarded-Host': 'ailleurs.test',
      Forwarded: 'for=6.6.6.6',
    }
    const asked = ['127.0.0.2', '127.0.0.3'].map((from) =>
      readSeenRequest({ from, path: `/${from}`, headers: claims }),
    )
    const [one, other] = await Promise.all(asked)
    expect([one && clientIpSeenBySite(one), other && clientIpSeenBySite(other)]).toEqual([
      '127.0.0.2',
      '127.0.0.3',
    ])
    expect(one?.headers['x-forwarded-proto']).toBe('https')
    expect(one?.headers['x-forwarded-host']).toBe(SITE_HOST)
  })

  test('sends ten megabytes at once; for more there is a French page with the limit', async () => {
    const body = Buffer.alloc(10 * MEGABYTE_BYTES)
    expect((await readSeenRequest({ path: '/api/candidatures', body })).length).toBe(body.length)
    const file = path.join(folder, 'trop-lourd')
    writeFileSync(file, Buffer.alloc(13 * MEGABYTE_BYTES))
    // The client reads the response while it is still sending, as browsers do.
    const sending = [
      '--http2',
      '--insecure',
      '--silent',
      '--max-time',
      '20',
      '--form',
      `cv=@${file}`,
    ]
    const place = ['--resolve', `${SITE_HOST}:${tlsPorts.https}:127.0.0.1`]
    const address = `https://${SITE_HOST}:${tlsPorts.https}/api/candidatures`
    const page = execFileSync('curl', [...sending, ...place, address], { encoding: 'utf8' })
    expect(page).toContain('<h1>Cet envoi est trop lourd</h1>')
  })

  test('gets each event at once, while the stream stays open', async () => {
    const events = await new Promise<string[]>((resolve, reject) => {
      const received: string[] = []
      const options = {
        host: '127.0.0.1',
        port: tlsPorts.https,
        servername: SITE_HOST,
        ca: acmeServer.root,
      }
      const sent = request(
        { ...options, path: '/api/offres/evenements', headers: { host: SITE_HOST }, agent: false },
        (answer) => {
          answer.on('data', (chunk: Buffer) => {
            received.push(String(chunk))
            if (received.length === 2) sent.destroy()
            else for (const stream of openEventStreams) stream.write('data: nouvelle\n\n')
          })
          answer.once('close', () => resolve(received))
        },
      )
      sent.once('error', reject)
      sent.end()
    })
    expect(events).toEqual(['data: ouverte\n\n', 'data: nouvelle\n\n'])
  })

  test('may send headers as large as browsers send them, and no larger', async () => {
    expect((await sendRequest({ headers: { cookie: `a=${'x'.repeat(6_000)}` } })).status).toBe(200)
    const huge = await sendRequest({
      headers: { cookie: `a=${'x'.repeat(MEGABYTE_BYTES)}` },
    }).catch(() => null)
    expect(huge?.status ?? 431).toBe(431)
    expect((await sendRequest()).status).toBe(200)
  })
})

describe('A client is refused', () => {
  test.each([
    ['asks for another name over TLS', () => sendRequest({ server: 'autre.test' })],
    ['asks for none', () => sendRequest({ server: '' })],
    ['shows one name and asks for another', () => sendRequest({ headers: { host: 'autre.test' } })],
    ['asks for another over HTTP', () => getRawResponse(`http://127.0.0.1:${tlsPorts.http}/`)],
  ])('that %s', async (_, asking) => {
    await expect(asking()).rejects.toThrow()
  })

  test('with an old TLS version', async () => {
    const options = {
      host: '127.0.0.1',
      port: tlsPorts.https,
      servername: SITE_HOST,
      ca: acmeServer.root,
    }
    const socket = connectTls({ ...options, maxVersion: 'TLSv1.1', minVersion: 'TLSv1.1' })
    const [error] = await once(socket, 'error')
    expect(error).toBeInstanceOf(Error)
  })
})

test('Many clients that send their request byte by byte stop no other client and are disconnected', async () => {
  const halfARequest = `GET / HTTP/1.1\r\nHost: ${SITE_HOST}\r\nX-A: `
  const slow = Array.from({ length: SLOW_VISITOR_COUNT }, (_, rank) => {
    const options = { host: '127.0.0.1', port: tlsPorts.https, localAddress: '127.0.0.66' }
    const isSilent = rank % 4 === 0
    const socket = isSilent
      ? connectTcp(options)
      : connectTls({ ...options, servername: SITE_HOST, ca: acmeServer.root }, () =>
          socket.write(halfARequest),
        )
    socket.on('error', () => undefined)
    return socket
  })
  const upload = sendRequest({ path: '/api/candidatures', body: Buffer.alloc(5 * MEGABYTE_BYTES) })
  expect((await upload).status).toBe(200)
  expect((await sendRequest({ from: '127.0.0.2', path: '/vite' })).status).toBe(200)
  await vi.waitFor(() => expect(slow.filter(({ closed }) => !closed)).toEqual([]), {
    timeout: 60_000,
    interval: 500,
  })
})

describe('While the proxy behind it is unreachable', () => {
  test('for a short time, readers wait', async () => {
    const { port } = nginxProxy
    await nginxProxy.stop()
    const waiting = sendRequest({ path: '/attente' })
    nginxProxy = await startNginxBehindTls(port)
    expect((await waiting).status).toBe(200)
  })

  test('for longer, visitors get a French page, and no log line names them', async () => {
    const { port } = nginxProxy
    await nginxProxy.stop()
    const { status, headers, text } = await sendRequest({
      from: '127.0.0.66',
      path: '/absent?qui=marie',
    })
    nginxProxy = await startNginxBehindTls(port)
    expect(status).toBe(502)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['retry-after']).toBe('10')
    expect(text).toContain('<h1>Le site ne répond pas pour le moment</h1>')
    expect(caddyServer.written()).toContain('certificate obtained successfully')
    expect(caddyServer.written()).not.toMatch(/marie|127\.0\.0\.66|absent/)
  })
})

describe('With the additions of an operator, as in the examples', () => {
  const example = (file: string) => readFileSync(`deploy/${file}.example`, 'utf8')
  beforeAll(async () => {
    const { port } = nginxProxy
    const balancer = (text: string) => text.replace('203.0.113.0/24', '127.0.0.9/32')
    await nginxProxy.stop()
    nginxProxy = await startNginxBehindTls(port, balancer(example('nginx/front/balancer.conf')))
    await caddyServer.stop()
    const own = {
      'names.caddy': example('caddy/own/names.caddy').replace('exemple.fr', 'exemple.test'),
      'before.caddy': balancer(example('caddy/own/before.caddy')),
    }
    caddyServer = await startCaddyServer({}, own)
  })

  test('another host name redirects to the one of the site, under its own certificate', async () => {
    const asked = {
      server: 'exemple.test',
      path: '/contact?x=1',
      headers: { host: 'exemple.test' },
    }
    const { status, headers } = await vi.waitFor(() => sendRequest(asked), 30_000)
    expect([status, headers.location]).toEqual([301, `https://${SITE_HOST}/contact?x=1`])
  })

  test('a visitor through a load balancer keeps the own IP address, and cannot claim one past it', async () => {
    const from = (address: string, chain: string) =>
      readSeenRequest({ from: address, path: `/${address}`, headers: { 'X-Forwarded-For': chain } })
    expect(clientIpSeenBySite(await from('127.0.0.9', '6.6.6.6, 192.0.2.7'))).toBe('192.0.2.7')
    expect(clientIpSeenBySite(await from('127.0.0.5', '6.6.6.6, 192.0.2.7'))).toBe('127.0.0.5')
  })
})

test('an own certificate is used, and its successor without a stop', async () => {
  await caddyServer.stop()
  const { certificate } = createSelfSignedCertificate(folder, SITE_HOST)
  const first = readFileSync(certificate, 'utf8')
  caddyServer = await startCaddyServer({ CERTIFICATE: 'own', CERTIFICATES: folder })
  const before = await vi.waitFor(() => sendRequest({ ca: first }), 10_000)
  createSelfSignedCertificate(folder, SITE_HOST)
  caddyServer.reload()
  const second = readFileSync(certificate, 'utf8')
  const after = await vi.waitFor(() => sendRequest({ ca: second }), 10_000)
  expect(after.serial).not.toBe(before.serial)
  expect(caddyServer.written()).not.toContain('certificate obtained successfully')
})
