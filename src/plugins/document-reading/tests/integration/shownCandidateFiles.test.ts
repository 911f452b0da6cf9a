import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { UPLOADED_FILE_CSP } from '@/src/domain/files/uploadedFilePolicy'
import { asServed } from '@/tests/support/asServed'
import { aDocx } from '@/tests/support/documents'
import { aPdfWithAction } from '@/tests/support/pdfs'
import { aJobApplication } from '@/tests/support/records'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

type RequestHeaders = Record<string, string>
type ShowFile = (id: number | string, headers?: RequestHeaders, query?: string) => Promise<Response>

let testPayload: TestPayload
let showPdf: ShowFile
let showText: ShowFile
let moderatorHeaders: Record<string, string>
let storedPdf: { id: number; bytes: Buffer }
let storedDocx: { id: number }

beforeAll(async () => {
  testPayload = await startTestPayload()
  const pdfRoute = await import('@/src/app/api/candidate-files/[id]/contenu/route')
  const textRoute = await import(
    '@/src/plugins/document-reading/routes/candidate-files/[id]/texte/route'
  )
  const asking =
    (route: typeof pdfRoute | typeof textRoute): ShowFile =>
    (id, headers = {}, query = '') =>
      route.GET(new Request(`https://exemplia.test/api/candidate-files/x/y${query}`, { headers }), {
        params: Promise.resolve({ id: String(id) }),
      })
  showPdf = asking(pdfRoute)
  showText = asking(textRoute)
  moderatorHeaders = await sessionOf(testPayload.payload, { role: 'moderator' })
  const script = await aPdfWithAction({ S: 'JavaScript', JS: 'app.alert(1)' })
  storedPdf = { bytes: script, id: await storeFile('cv.pdf', 'application/pdf', script) }
  storedDocx = { id: await storeFile('cv.docx', DOCX_MIME_TYPE, aDocx()) }
  await aJobApplication(testPayload.payload, { cv: storedPdf.id, coverLetterFile: storedDocx.id })
})
afterAll(() => testPayload.stop())

const DOCX_MIME_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

async function storeFile(name: string, mimetype: string, data: Buffer) {
  const { id } = await testPayload.payload.create({
    collection: 'candidate-files',
    data: { originalName: name, checkState: 'clean' },
    file: { name, data, mimetype, size: data.length },
  })
  return id
}

const findFileReadEntries = () => findAuditEntries('fileRead')

async function findAuditEntries(action: 'fileRead' | 'filePrepared') {
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT document_id FROM audit_entries WHERE action = $1 ORDER BY id',
    [action],
  )
  return rows.map(({ document_id }: { document_id: string }) => Number(document_id))
}

test('Staff receive a PDF as bytes that no browser opens, and the reading is recorded', async () => {
  const before = await findFileReadEntries()
  const answer = await showPdf(storedPdf.id, moderatorHeaders)
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(storedPdf.bytes)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'content-security-policy': UPLOADED_FILE_CSP,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(await findFileReadEntries()).toEqual([...before, storedPdf.id])
})

test('A PDF that is transferred in advance is recorded as prepared, and as read once it is shown', async () => {
  const before = {
    read: await findFileReadEntries(),
    prepared: await findAuditEntries('filePrepared'),
  }
  expect((await showPdf(storedPdf.id, moderatorHeaders, '?avance')).status).toBe(200)
  expect(await findFileReadEntries()).toEqual(before.read)
  expect(await findAuditEntries('filePrepared')).toEqual([...before.prepared, storedPdf.id])
  expect(
    (await postFileShown(storedPdf.id, { ...moderatorHeaders, 'Sec-Fetch-Site': 'cross-site' }))
      .status,
  ).toBe(403)
  expect((await postFileShown(storedPdf.id, {})).status).toBe(403)
  expect((await postFileShown(999_999, moderatorHeaders)).status).toBe(404)
  expect(await findFileReadEntries()).toEqual(before.read)
  expect((await postFileShown(storedPdf.id, moderatorHeaders)).status).toBe(204)
  expect(await findFileReadEntries()).toEqual([...before.read, storedPdf.id])
})

async function postFileShown(id: number, headers: RequestHeaders) {
  const { POST } = await import(
    '@/src/plugins/document-reading/routes/candidate-files/[id]/lecture/route'
  )
  const request = new Request('https://exemplia.test/x', { method: 'POST', headers })
  return POST(request, { params: Promise.resolve({ id: String(id) }) })
}

test('The bytes of a PDF have the policy of uploaded files', async () => {
  const address = `/api/candidate-files/${storedPdf.id}/contenu`
  const { headers } = await asServed(address, await showPdf(storedPdf.id, moderatorHeaders))
  expect(headers.get('content-security-policy')).toBe(UPLOADED_FILE_CSP)
})

test('Staff receive the words of a Word document', async () => {
  const answer = await showText(storedDocx.id, moderatorHeaders)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ text: 'Élodie Lefèvre', isCut: false })
  expect((await findFileReadEntries()).at(-1)).toBe(storedDocx.id)
})

test('A document whose words cannot be read must be downloaded', async () => {
  const id = await storeFile('autre.docx', DOCX_MIME_TYPE, aDocx())
  const { filename } = await testPayload.payload.findByID({ collection: 'candidate-files', id })
  const file = path.join(testPayload.dataDir, 'candidate-files', filename ?? '')
  writeFileSync(file, readFileSync(file).subarray(0, 100))
  const answer = await showText(id, moderatorHeaders)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    error: 'Le texte de ce document n’a pas pu être extrait. Téléchargez-le pour le lire.',
  })
})

describe('Nothing is returned', () => {
  test('to a visitor, a suspended or invited account, or another site', async () => {
    const before = await findFileReadEntries()
    const strangers = [
      {},
      await sessionOf(testPayload.payload, { role: 'admin', status: 'inactive' }),
      await sessionOf(testPayload.payload, { role: 'admin', status: 'invited' }),
      { ...moderatorHeaders, 'Sec-Fetch-Site': 'cross-site' },
    ]
    for (const headers of strangers) {
      for (const answer of [
        await showPdf(storedPdf.id, headers),
        await showText(storedDocx.id, headers),
      ]) {
        expect([403, 404]).toContain(answer.status)
        expect(await answer.text()).not.toMatch(/%PDF|Élodie/)
      }
    }
    expect(await findFileReadEntries()).toEqual(before)
  })

  test.each([999_999, 'x', '1 OR 1=1'])('for the file %s', async (id) => {
    expect((await showPdf(id, moderatorHeaders)).status).toBe(404)
    expect((await showText(id, moderatorHeaders)).status).toBe(404)
  })

  test('for a file by the route of another kind', async () => {
    expect((await showPdf(storedDocx.id, moderatorHeaders)).status).toBe(404)
    expect((await showText(storedPdf.id, moderatorHeaders)).status).toBe(404)
  })
})

test('The fonts and character maps of the reader are returned by name, and nothing else', async () => {
  const { GET } = await import('@/src/plugins/document-reading/routes/lecteur-pdf/[fichier]/route')
  const ask = (fichier: string) =>
    GET(new Request('https://exemplia.test/x'), { params: Promise.resolve({ fichier }) })
  for (const name of ['UniJIS-UTF16-H.bcmap', 'LiberationSans-Regular.ttf', 'FoxitSymbol.pfb']) {
    const answer = await ask(name)
    expect(answer.status).toBe(200)
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
  }
  for (const name of ['../pdfReader.js', '..%2Fx.ttf', 'LICENSE', 'absent.ttf', 'x\0.ttf', '']) {
    expect((await ask(name)).status).toBe(404)
  }
})

test('The page that renders PDF files has no origin, network, form or window', async () => {
  const { GET } = await import('@/src/plugins/document-reading/routes/lecteur-pdf/route')
  const first = await GET(new Request('https://exemplia.test/api/lecteur-pdf'))
  const policy = first.headers.get('content-security-policy')?.split('; ')
  expect(policy).toEqual([
    'sandbox allow-scripts',
    "default-src 'none'",
    expect.stringMatching(/^script-src 'sha256-[\w+/]{43}=' 'wasm-unsafe-eval'$/),
    'worker-src blob:',
    expect.stringMatching(/^style-src 'sha256-[\w+/]{43}='$/),
    'img-src blob: data:',
    'font-src blob: data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ])
  const sent = await asServed('/api/lecteur-pdf', first)
  expect(sent.headers.get('content-security-policy')?.split('; ')).toEqual(policy)
  const etag = first.headers.get('etag') ?? ''
  expect(sent.headers.get('etag')).toBe(etag)
  const again = await GET(
    new Request('https://exemplia.test/api/lecteur-pdf', { headers: { 'If-None-Match': etag } }),
  )
  expect(again.status).toBe(304)
})
