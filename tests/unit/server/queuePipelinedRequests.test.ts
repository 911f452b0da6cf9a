import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { FALLBACK_EDITION } from '@/src/domain/languages/edition'
import { queuePipelinedRequests } from '@/src/server/web/queuePipelinedRequests'
import {
  createVisitorReadLimits,
  releasePlaceOnceRendered,
} from '@/src/server/web/visitorReadLimits'
import { eventually } from '@/tests/support/eventually'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

const SEARCH_PATH = '/nos-offres?recherche=java'
// The page exceeds the buffers between two programs.
const LARGE_PAGE = Buffer.alloc(20_000_000)

const rawGetRequest = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`
const renderSpy = vi.fn()
const openedSockets: Socket[] = []

afterEach(() => {
  for (const socket of openedSockets.splice(0)) socket.destroy()
  renderSpy.mockClear()
})

/** Starts a server that renders searches in turn, and has an event stream that never ends. */
function startPipelineServer() {
  const reads = createVisitorReadLimits()
  return listenOnFreePort(
    queuePipelinedRequests(async (request, response) => {
      const [path = '', query = ''] = (request.url ?? '').split('?')
      if (path === '/flux') return response.writeHead(200).write('data: first\n\n')
      const asked = { path, query, edition: FALLBACK_EDITION }
      const leave = await reads.enter(request, response, asked)
      if (!leave) return
      renderSpy()
      releasePlaceOnceRendered(path, response, leave)
      setImmediate(() => response.end(LARGE_PAGE))
    }),
  )
}

function openSocket(url: string, bytes: string) {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  openedSockets.push(socket)
  socket.on('error', () => undefined)
  socket.write(bytes)
  return socket
}

async function expectSearchResponds(url: string) {
  // A read that waits too long is refused.
  const answer = await fetch(url + SEARCH_PATH)
  expect((await answer.arrayBuffer()).byteLength).toBe(LARGE_PAGE.length)
}

test('a request behind a stream on the same connection does not start', async () => {
  const url = await startPipelineServer()
  const streams = [
    openSocket(url, rawGetRequest('/flux')),
    openSocket(url, rawGetRequest('/flux')),
    openSocket(url, rawGetRequest('/flux')),
  ]
  for (const stream of streams) {
    await once(stream, 'data')
    stream.write(rawGetRequest(SEARCH_PATH))
  }
  await expectSearchResponds(url)
  expect(renderSpy).toHaveBeenCalledOnce()
})

test('a third request on that connection closes it', async () => {
  const url = await startPipelineServer()
  const stream = openSocket(url, rawGetRequest('/flux'))
  await once(stream, 'data')
  stream.resume().write(rawGetRequest(SEARCH_PATH) + rawGetRequest(SEARCH_PATH))
  await once(stream, 'close')
  expect(renderSpy).not.toHaveBeenCalled()
})

test('a request after a completely sent response is answered', async () => {
  let answered = 0
  const url = await listenOnFreePort(
    queuePipelinedRequests((_, response) => {
      answered++
      response.writeHead(200, { 'content-length': 5 }).write('whole')
      setTimeout(() => response.end(), 50)
    }),
  )
  const socket = openSocket(url, rawGetRequest('/'))
  for (let turn = 1; turn <= 3; turn++) {
    expect(String(await once(socket, 'data'))).toContain('whole')
    expect(answered).toBe(turn)
    socket.write(rawGetRequest('/'))
  }
})

test('a request behind the last response of a connection does not start', async () => {
  const answer = vi.fn((_, response) => {
    response.writeHead(200, { connection: 'close' })
    setTimeout(() => response.end('the last'), 50)
  })
  const url = await listenOnFreePort(queuePipelinedRequests(answer))
  const socket = openSocket(url, rawGetRequest('/') + rawGetRequest('/'))
  await once(socket.resume(), 'close')
  expect(answer).toHaveBeenCalledOnce()
})

test('a client that pipelines sixty searches does not delay others', async () => {
  const url = await startPipelineServer()
  for (let connections = 0; connections < 4; connections++)
    openSocket(url, rawGetRequest(SEARCH_PATH).repeat(60))
  await expectSearchResponds(url)
})

test('a client that does not read its response does not delay others', async () => {
  const url = await startPipelineServer()
  for (let connections = 0; connections < 4; connections++)
    openSocket(url, rawGetRequest(SEARCH_PATH))
  await eventually(() => expect(renderSpy).toHaveBeenCalledTimes(4))
  await expectSearchResponds(url)
})

test('requests one after the other are answered on one connection', async () => {
  const url = await startPipelineServer()
  const socket = openSocket(url, '')
  for (let turn = 1; turn <= 3; turn++) {
    socket.write(rawGetRequest(SEARCH_PATH))
    let received = 0
    for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
      received += chunk.length
      if (received > LARGE_PAGE.length) break
    }
    expect(renderSpy).toHaveBeenCalledTimes(turn)
  }
})
