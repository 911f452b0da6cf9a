import { beforeEach, expect, test } from 'vitest'
import { keptPictures } from '@/src/server/web/keptPictures.mjs'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

const ADDRESS = '/api/media/file/lignes-400x250.avif?v=1795248000000'

let site: string
/** How often the picture was answered by what stands behind. */
let behind: number

beforeEach(async () => {
  behind = 0
  const answer = keptPictures()
  site = await listenOnFreePort((request, response) => {
    if (answer(request, response)) return
    behind += 1
    response.statusCode = request.url?.includes('absente') ? 404 : 200
    response.setHeader('content-type', 'image/avif')
    response.setHeader('x-content-type-options', 'nosniff')
    response.write('des lignes, ')
    response.end(`vues ${behind} fois`)
  })
})

const read = async (address: string, init?: RequestInit) =>
  (await fetch(site + address, init)).text()

test('a public picture is asked for once, and answered alike from then on', async () => {
  const first = await fetch(site + ADDRESS)
  const second = await fetch(site + ADDRESS)
  expect(await first.text()).toBe('des lignes, vues 1 fois')
  expect(await second.text()).toBe('des lignes, vues 1 fois')
  expect(second.headers.get('content-type')).toBe('image/avif')
  expect(second.headers.get('x-content-type-options')).toBe('nosniff')
  expect(second.headers.get('content-length')).toBe('23')
  expect(behind).toBe(1)
})

test('a changed picture has another address, and a browser may take it otherwise compressed', async () => {
  await read(ADDRESS)
  expect(await read('/api/media/file/lignes-400x250.avif?v=1795248000001')).toContain('vues 2')
  expect(await read(ADDRESS, { headers: { 'accept-encoding': 'identity' } })).toContain('vues 3')
})

test.each([
  ['another file', '/api/candidate-files/file/cv.pdf?v=1795248000000', {}],
  ['an address without its version', '/api/media/file/lignes.png', {}],
  ['a missing picture', '/api/media/file/absente.png?v=1795248000000', {}],
  ['a part of a picture', ADDRESS, { headers: { range: 'bytes=0-3' } }],
  ['a picture on another site', ADDRESS, { headers: { origin: 'https://ailleurs.example' } }],
  ['anything but reading', ADDRESS, { method: 'POST' }],
])('%s is not kept', async (_, address, init) => {
  await read(address, init)
  await read(address, init)
  expect(behind).toBe(2)
})
