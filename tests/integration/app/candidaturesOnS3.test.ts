import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { UPLOADED_FILE_CSP } from '@/src/domain/files/uploadedFilePolicy'
import { aDocx, aPdf } from '@/tests/support/documents'
import { aPicture, storePicture } from '@/tests/support/pages'
import { sessionOf } from '@/tests/support/sessionOf'
import { startFaultyProxy } from '@/tests/support/startFaultyProxy'
import { s3Environment, startS3Server } from '@/tests/support/startS3Server'
import { storedKeys } from '@/tests/support/storedKeys'
import { anApplicationForm, createScriptRequest } from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let s3Server: Awaited<ReturnType<typeof startS3Server>>
let faultyProxy: Awaited<ReturnType<typeof startFaultyProxy>>
let postApplication: (request: Request) => Promise<Response>

beforeAll(async () => {
  s3Server = await startS3Server()
  faultyProxy = await startFaultyProxy(s3Server.endpoint)
  testPayload = await startOwnPayload(s3Environment(faultyProxy.url))
  postApplication = (await import('@/src/app/api/candidatures/route')).POST
})

afterAll(async () => {
  await testPayload.stop()
  await faultyProxy.stop()
  await s3Server.stop()
})

beforeEach(async () => {
  faultyProxy.become('none')
  await testPayload.payload.delete({ collection: 'job-applications', where: {} })
})

async function sendApplicationForm(form: FormData) {
  const response = await postApplication(createScriptRequest('/api/candidatures', form))
  return { status: response.status, answer: await response.json() }
}

async function followFileLink(url: string) {
  const { GET } = await import('@/src/app/api/fichiers/[token]/route')
  const params = Promise.resolve({ token: url.split('/').at(-1) ?? '' })
  return GET(new Request(`https://exemplia.test${url}`), { params })
}

async function findApplications() {
  return (await testPayload.payload.find({ collection: 'job-applications', depth: 1 })).docs
}

async function anApplicationFormWithFiles() {
  return anApplicationForm({
    candidateName: 'Zoé Martin',
    coverLetterFile: { name: 'Lettre.docx', bytes: aDocx() },
  })
}

test('Files are stored in the bucket only, and deleted from it with their application', async () => {
  expect(await sendApplicationForm(await anApplicationFormWithFiles())).toEqual({
    status: 200,
    answer: { ok: true, warnings: [] },
  })
  const keys = await storedKeys()
  expect(keys).toHaveLength(2)
  expect(keys).toContainEqual(expect.stringMatching(/^candidats\/[0-9a-f-]{36}\.pdf$/))
  expect(keys).toContainEqual(
    expect.stringMatching(/^candidats\/cover-letter-[0-9a-f-]{36}\.docx$/),
  )
  await testPayload.payload.delete({ collection: 'job-applications', where: {} })
  expect(await storedKeys()).toEqual([])
})

test('Staff download from the store under the candidate’s name for a minute', async () => {
  const bytes = await aPdf('Zoé')
  await sendApplicationForm(
    await anApplicationForm({ candidateName: 'Zoé Martin', cv: { name: 'a b.pdf', bytes } }),
  )
  const [application] = await findApplications()
  const id = typeof application?.cv === 'object' ? String(application?.cv?.id) : ''
  const { GET } = await import('@/src/app/api/candidate-files/[id]/lien/route')
  const request = new Request('https://exemplia.test/x', {
    headers: {
      Accept: 'application/json',
      ...(await sessionOf(testPayload.payload, { role: 'moderator' })),
    },
  })
  const { url } = await (await GET(request, { params: Promise.resolve({ id }) })).json()
  const download = await followFileLink(url)
  expect(Buffer.from(await download.arrayBuffer())).toEqual(bytes)
  expect(Object.fromEntries(download.headers)).toMatchObject({
    'content-disposition':
      'attachment; filename="Zoe_Martin_a_b.pdf"; filename*=UTF-8\'\'Zo%C3%A9_Martin_a_b.pdf',
    'x-content-type-options': 'nosniff',
    'content-security-policy': UPLOADED_FILE_CSP,
    'cache-control': 'private, no-store',
  })
})

test('While the store is unreachable, staff read that the file is not lost', async () => {
  await sendApplicationForm(await anApplicationForm({ candidateName: 'Zoé Martin' }))
  const [application] = await findApplications()
  const id = typeof application?.cv === 'object' ? String(application?.cv?.id) : ''
  const headers = await sessionOf(testPayload.payload, { role: 'moderator' })
  const { GET } = await import('@/src/app/api/candidate-files/[id]/contenu/route')
  const show = () =>
    GET(new Request('https://exemplia.test/x', { headers }), { params: Promise.resolve({ id }) })
  faultyProxy.become('refusing')
  const refused = await show()
  expect(refused.status).toBe(503)
  expect((await refused.json()).error).toContain('ce fichier n’est pas perdu')
  faultyProxy.become('none')
  expect((await show()).status).toBe(200)
})

test('A drawing from the store is sent so that its scripts cannot run', async () => {
  const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
  const drawing = { name: 'dessin.svg', mimetype: 'image/svg+xml', bytes }
  const { filename } = await storePicture(testPayload.payload, drawing)
  const { GET } = await import('@/src/app/(payload)/api/media/file/[filename]/route')
  const request = new Request(`https://exemplia.test/api/media/file/${filename}`)
  const answer = await GET(request, { params: Promise.resolve({ filename: filename ?? '' }) })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-security-policy')).toContain('sandbox')
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
})

test('A picture in the store is cropped and centred again under its name', async () => {
  const before = await aPicture(testPayload.payload, { width: 640, height: 400 })
  const { PATCH } = await import('@/src/app/(payload)/api/[...slug]/route')
  const edits = new URLSearchParams({
    'uploadEdits[crop][x]': '0',
    'uploadEdits[crop][y]': '0',
    'uploadEdits[crop][width]': '50',
    'uploadEdits[crop][height]': '50',
    'uploadEdits[crop][unit]': '%',
    'uploadEdits[widthInPixels]': '320',
    'uploadEdits[heightInPixels]': '200',
    'uploadEdits[focalPoint][x]': '20',
    'uploadEdits[focalPoint][y]': '50',
  })
  const request = new Request(`https://exemplia.test/api/media/${before.id}?${edits}`, {
    method: 'PATCH',
    headers: {
      'Content-Type': 'application/json',
      ...(await sessionOf(testPayload.payload, { role: 'moderator' })),
    },
    body: JSON.stringify({ alt: before.alt }),
  })
  const answer = await PATCH(request, {
    params: Promise.resolve({ slug: ['media', String(before.id)] }),
  })
  expect(answer.status).toBe(200)
  const after = await testPayload.payload.findByID({ collection: 'media', id: before.id })
  expect(after).toMatchObject({
    filename: before.filename,
    width: 320,
    height: 200,
    focalX: 20,
    focalY: 50,
  })
  const { GET } = await import('@/src/app/(payload)/api/media/file/[filename]/route')
  const filename = after.filename ?? ''
  const served = await GET(new Request(`https://exemplia.test/api/media/file/${filename}`), {
    params: Promise.resolve({ filename }),
  })
  const { width } = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
  expect(width).toBe(320)
})
