import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { infected } from '@/tests/support/eicar'
import { aUser } from '@/tests/support/records'
import { signIn } from '@/tests/support/restClient'
import { startClamd } from '@/tests/support/startClamd'
import { startFaultyProxy } from '@/tests/support/startFaultyProxy'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let clamd: Awaited<ReturnType<typeof startClamd>>
let network: Awaited<ReturnType<typeof startFaultyProxy>>
let cookie: string

beforeAll(async () => {
  clamd = await startClamd()
  network = await startFaultyProxy(clamd.url)
  site = await startOwnPayload({ CLAMD_HOST: new URL(network.url).host })
  cookie = await signIn((await aUser(site.payload)).email)
})
afterAll(async () => {
  await site.stop()
  await network.stop()
  await clamd.stop()
})
beforeEach(() => network.become('none'))

const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')

async function upload(bytes: Buffer, id?: number) {
  const form = new FormData()
  form.append('_payload', JSON.stringify({ alt: 'Un dessin' }))
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/svg+xml' }), 'dessin.svg')
  const { PATCH, POST } = await import('@/src/app/(payload)/api/[...slug]/route')
  const slug = id === undefined ? ['media'] : ['media', String(id)]
  const request = new Request(`https://exemplia.test/api/${slug.join('/')}`, {
    method: id === undefined ? 'POST' : 'PATCH',
    body: form,
    headers: { Cookie: cookie, Origin: 'https://exemplia.test', 'Sec-Fetch-Site': 'same-origin' },
  })
  const answer = await (id === undefined ? POST : PATCH)(request, {
    params: Promise.resolve({ slug }),
  })
  const { doc, errors } = await answer.json()
  return { status: answer.status, id: doc?.id, message: errors?.[0]?.message }
}

const kept = async () => (await site.payload.count({ collection: 'media' })).totalDocs

test('A harmless picture is stored after the antivirus has read it', async () => {
  expect((await upload(drawing)).status).toBe(201)
  expect(clamd.judged.some((bytes) => bytes.equals(drawing))).toBe(true)
})

test('A picture with a finding is not stored, neither as a new one nor as a replacement', async () => {
  const { id } = await upload(drawing)
  const before = await kept()
  const refusal = {
    status: 422,
    message:
      'L’antivirus a bloqué cette image, qui n’a pas été enregistrée. Vérifiez l’ordinateur dont elle vient.',
  }
  expect(await upload(infected(drawing))).toMatchObject(refusal)
  expect(await upload(infected(drawing), id)).toMatchObject(refusal)
  expect(await kept()).toBe(before)
})

test('A picture that cannot be scanned now is refused, and the error says what to do', async () => {
  network.become('refusing')
  expect(await upload(drawing)).toMatchObject({
    status: 503,
    message:
      'L’antivirus ne répond pas, l’image n’a pas été enregistrée. Réessayez dans quelques minutes.',
  })
})
