import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Media } from '@/payload-types'
import { UPLOADED_FILE_CSP } from '@/src/domain/files/uploadedFilePolicy'
import { pictureAttributes } from '@/src/domain/look/picture'
import { asServed } from '@/tests/support/asServed'
import { aPicture, aValuePage, storePicture } from '@/tests/support/pages'
import { aUser } from '@/tests/support/records'
import { restClient, signInForCookie } from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const svgWith = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">${inside}</svg>`)
const storeSvgDrawing = (inside: string) =>
  storePicture(testPayload.payload, {
    name: 'a.svg',
    mimetype: 'image/svg+xml',
    bytes: svgWith(inside),
  })

const hugePicture = await sharp({
  create: { width: 61_000, height: 1_000, channels: 3, background: 'navy' },
  limitInputPixels: false,
})
  .png()
  .toBuffer()

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

async function fetchFile({ url }: Pick<Media, 'url'>) {
  const { GET } = await import('@/src/app/(payload)/api/media/file/[filename]/route')
  const request = new Request(new URL(url ?? '', 'https://exemplia.test'))
  const filename = new URL(request.url).pathname.split('/').at(-1) ?? ''
  return GET(request, { params: Promise.resolve({ filename }) })
}

test('A picture is stored in the widths of the pages, as AVIF', async () => {
  const { sizes } = await aPicture(testPayload.payload, { width: 2000, height: 1000 })
  const kept = Object.values(sizes ?? {}).map(({ width, mimeType }) => [width, mimeType])
  expect(kept).toEqual([
    [160, 'image/avif'],
    [400, 'image/avif'],
    [640, 'image/avif'],
    [1440, 'image/avif'],
  ])
})

test('A picture loses the location where it was taken', async () => {
  const bytes = await sharp({ create: { width: 20, height: 20, channels: 3, background: 'navy' } })
    .withExif({ IFD3: { GPSLatitude: '48/1 51/1 0/1' } })
    .jpeg()
    .toBuffer()
  const stored = await storePicture(testPayload.payload, {
    name: 'a.jpg',
    mimetype: 'image/jpeg',
    bytes,
  })
  const answer = await fetchFile(stored)
  const { exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
  expect(exif).toBeUndefined()
})

test('A drawing is sent so that its scripts cannot run', async () => {
  const answer = await fetchFile(await storeSvgDrawing('<rect width="10" height="10"/>'))
  expect(answer.headers.get('content-type')).toBe('image/svg+xml')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  const sent = await asServed('/api/media/file/a.svg', answer)
  expect(sent.headers.get('content-security-policy')).toBe(UPLOADED_FILE_CSP)
})

describe('The cache lifetime of a picture', () => {
  const cachingOf = async (url: string) => (await fetchFile({ url })).headers.get('cache-control')

  test('is unlimited at its versioned URL, which changes with the picture', async () => {
    const picture = await aPicture(testPayload.payload)
    const address = pictureAttributes(picture)?.src ?? ''
    expect(await cachingOf(address)).toBe('public, max-age=31536000, immutable')
  })

  test('is zero at its plain URL, and not set for a missing picture', async () => {
    const { url } = await aPicture(testPayload.payload)
    expect(await cachingOf(url ?? '')).toBe('no-cache')
    expect(await cachingOf(`${url}?v=`)).toBe('no-cache')
    expect(await cachingOf('/api/media/file/absente.png?v=1795248000000')).toBeNull()
  })
})

test.each(['<script>alert(1)</script>', '<rect onload="alert(1)"/>', '<foreignObject/>'])(
  'A drawing with %s is refused',
  async (inside) => {
    await expect(storeSvgDrawing(inside)).rejects.toThrow()
  },
)

test('A URL in place of a file is refused and not requested', async () => {
  const { email } = await aUser(testPayload.payload)
  const staff = restClient(await signInForCookie(email))
  const elsewhere = { alt: 'Image', url: 'http://127.0.0.1:1/x.png', filename: 'x.png' }
  expect((await staff.post('/media', elsewhere)).status).toBe(400)
})

test('An HTML page with the name of a picture is refused', async () => {
  const bytes = Buffer.from('<!doctype html><script>alert(1)</script>')
  const dressedUp = { name: 'a.png', mimetype: 'image/png', bytes }
  await expect(storePicture(testPayload.payload, dressedUp)).rejects.toThrow()
})

describe('A refused upload gets a French sentence about what to do', () => {
  test.each([
    ['a document', 'cv.pdf', Buffer.from('%PDF-1.4\n%%EOF\n'), 400, 'pas une image acceptée'],
    [
      'a disguise',
      'a.png',
      Buffer.from('<!doctype html><p>Bonjour'),
      400,
      'pas une image acceptée',
    ],
    [
      'a drawing that runs',
      'a.svg',
      svgWith('<script>alert(1)</script>'),
      400,
      'contient un script',
    ],
    ['61 million pixels', 'a.png', hugePicture, 400, 'plus de 60 millions de pixels'],
    ['11 MB', 'a.jpg', Buffer.alloc(11 * 1024 * 1024), 413, 'Cette image dépasse 10 Mo'],
  ])('%s', async (_, name, bytes, expected, sentence) => {
    const { email } = await aUser(testPayload.payload)
    const staff = restClient(await signInForCookie(email))
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(bytes)]), name)
    form.append('_payload', JSON.stringify({ alt: 'Une image' }))
    const { status, body } = await staff.post('/media', form)
    expect(status).toBe(expected)
    expect(JSON.stringify(body)).toContain(sentence)
    expect(JSON.stringify(body)).not.toMatch(/invalid|not allowed|limit/i)
  })
})

test('A picture in use is not deleted and its places are named; once replaced it is deleted', async () => {
  const user = await aUser(testPayload.payload, { role: 'admin' })
  const admin = restClient(await signInForCookie(user.email))
  const page = await aValuePage(testPayload.payload, { title: 'Partage' })
  const picture = typeof page.heroImage === 'number' ? page.heroImage : page.heroImage?.id
  const refused = await admin.delete(`/media/${picture}`)
  expect(refused.status).toBe(409)
  expect(JSON.stringify(refused.body)).toContain('«\u00A0Partage\u00A0»')
  const many = await admin.delete(`/media?where[id][in]=${picture}`)
  expect(many.body.docs).toEqual([])
  const other = await aPicture(testPayload.payload)
  const data = { heroImage: other.id }
  await testPayload.payload.update({ collection: 'value-pages', id: page.id, data })
  expect((await admin.delete(`/media/${picture}`)).status).toBe(200)
})
