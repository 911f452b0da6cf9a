import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { withEicar } from '@/tests/support/eicar'
import { aUser } from '@/tests/support/records'
import { signInForCookie } from '@/tests/support/restClient'
import { startClamd } from '@/tests/support/startClamd'
import { startFaultyProxy } from '@/tests/support/startFaultyProxy'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let fakeClamd: Awaited<ReturnType<typeof startClamd>>
let faultyProxy: Awaited<ReturnType<typeof startFaultyProxy>>
let adminCookie: string

beforeAll(async () => {
  fakeClamd = await startClamd()
  faultyProxy = await startFaultyProxy(fakeClamd.url)
  testPayload = await startOwnPayload({ CLAMD_HOST: new URL(faultyProxy.url).host })
  adminCookie = await signInForCookie((await aUser(testPayload.payload)).email)
})
afterAll(async () => {
  await testPayload.stop()
  await faultyProxy.stop()
  await fakeClamd.stop()
})
beforeEach(() => faultyProxy.become('none'))

const SVG_DRAWING = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')

async function uploadDrawing(bytes: Buffer, id?: number) {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt: 'Un dessin' }))
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/svg+xml' }), 'dessin.svg')
  const { PATCH, POST } = await import('@/src/app/(payload)/api/[...slug]/route')
  const slug = id === undefined ? ['media'] : ['media', String(id)]
  const request = new Request(`https://exemplia.test/api/${slug.join('/')}`, {
    method: id === undefined ? 'POST' : 'PATCH',
    body: form,
    headers: {
      Cookie: adminCookie,
      Origin: 'https://exemplia.test',
      'Sec-Fetch-Site': 'same-origin',
    },
  })
  const answer = await (id === undefined ? POST : PATCH)(request, {
    params: Promise.resolve({ slug }),
  })
  const { doc, errors } = await answer.json()
  return { status: answer.status, id: doc?.id, message: errors?.[0]?.message }
}

const countStoredMedia = async () =>
  (await testPayload.payload.count({ collection: 'media' })).totalDocs

test('A harmless picture is stored after the antivirus has read it', async () => {
  expect((await uploadDrawing(SVG_DRAWING)).status).toBe(201)
  expect(fakeClamd.judged.some((bytes) => bytes.equals(SVG_DRAWING))).toBe(true)
})

test('A picture with a finding is not stored, neither as a new one nor as a replacement', async () => {
  const { id } = await uploadDrawing(SVG_DRAWING)
  const before = await countStoredMedia()
  const refusal = {
    status: 422,
    message:
      'L’antivirus a bloqué cette image, qui n’a pas été enregistrée. Vérifiez l’ordinateur dont elle vient.',
  }
  expect(await uploadDrawing(withEicar(SVG_DRAWING))).toMatchObject(refusal)
  expect(await uploadDrawing(withEicar(SVG_DRAWING), id)).toMatchObject(refusal)
  expect(await countStoredMedia()).toBe(before)
})

test('A picture that cannot be scanned now is refused, and the error says what to do', async () => {
  faultyProxy.become('refusing')
  expect(await uploadDrawing(SVG_DRAWING)).toMatchObject({
    status: 503,
    message:
      'L’antivirus ne répond pas, l’image n’a pas été enregistrée. Réessayez dans quelques minutes.',
  })
})
