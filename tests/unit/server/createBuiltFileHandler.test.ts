import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressAssets } from '@/src/server/build/compressAssets'
import { createBuiltFileHandler } from '@/src/server/web/createBuiltFileHandler'
import { listenOnFreePort } from '@/tests/support/listenOnFreePort'

const SCRIPT_TEXT = 'const raison = "déjà construit"'
const FONT_BYTES = Buffer.from([0x77, 0x4f, 0x46, 0x32, 0x00])

let buildFolder: string
let siteUrl: string

beforeEach(async () => {
  buildFolder = mkdtempSync(path.join(tmpdir(), 'build-'))
  const assets = path.join(buildFolder, '.next/static')
  mkdirSync(path.join(assets, 'chunks'), { recursive: true })
  mkdirSync(path.join(assets, 'media'))
  writeFileSync(path.join(assets, 'chunks/a.js'), SCRIPT_TEXT)
  writeFileSync(path.join(assets, 'media/a.woff2'), FONT_BYTES)
  await compressAssets(assets)
  const answer = createBuiltFileHandler(buildFolder)
  siteUrl = await listenOnFreePort((incoming, response) => {
    if (!answer(incoming, response)) response.writeHead(404).end('left to Next')
  })
})

afterEach(() => rmSync(buildFolder, { recursive: true }))

// The raw response: fetch would decompress it and request Brotli by itself.
function getEncoded(url: string, encodings: string, method = 'GET') {
  return new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(siteUrl + url, { method, headers: { 'accept-encoding': encodings } }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

test('a script is sent as the build compressed it, with a permanent cache header', async () => {
  const answer = await getEncoded('/_next/static/chunks/a.js', 'gzip, deflate, br, zstd')
  expect(answer.headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  })
  expect(brotliDecompressSync(answer.body).toString()).toBe(SCRIPT_TEXT)
})

test.each(['gzip', '', 'br;q=0, gzip', 'brotli'])('for « %s » it is left to Next', async (said) => {
  expect((await getEncoded('/_next/static/chunks/a.js', said)).body.toString()).toBe('left to Next')
})

test('a font is sent uncompressed to every browser', async () => {
  const answer = await getEncoded('/_next/static/media/a.woff2', 'gzip')
  expect(answer.headers['content-type']).toBe('font/woff2')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.body).toEqual(FONT_BYTES)
})

test('HEAD sends the headers of the file without its content', async () => {
  const { headers, body } = await getEncoded('/_next/static/media/a.woff2', 'br', 'HEAD')
  expect(headers['content-length']).toBe(String(FONT_BYTES.length))
  expect(body).toHaveLength(0)
})

test.each(['/_next/static/chunks/a.js.br', '/_next/static/chunks/b.js', '/'])(
  '%s is left to Next',
  async (url) => {
    expect((await getEncoded(url, 'br')).status).toBe(404)
  },
)

test('only GET and HEAD are handled', async () => {
  expect((await getEncoded('/_next/static/chunks/a.js', 'br', 'POST')).status).toBe(404)
})
