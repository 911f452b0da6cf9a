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

type Headers = Record<string, string>
type Show = (id: number | string, headers?: Headers, query?: string) => Promise<Response>

let site: TestPayload
let showPdf: Show
let showText: Show
let moderator: Record<string, string>
let pdf: { id: number; bytes: Buffer }
let docx: { id: number }

beforeAll(async () => {
  site = await startTestPayload()
  const pdfRoute = await import('@/src/app/api/candidate-files/[id]/contenu/route')
  const textRoute = await import(
    '@/src/plugins/document-reading/routes/candidate-files/[id]/texte/route'
  )
  const asking =
    (route: typeof pdfRoute | typeof textRoute): Show =>
    (id, headers = {}, query = '') =>
      route.GET(new Request(`https://exemplia.test/api/candidate-files/x/y${query}`, { headers }), {
        params: Promise.resolve({ id: String(id) }),
      })
  showPdf = asking(pdfRoute)
  showText = asking(textRoute)
  moderator = await sessionOf(site.payload, { role: 'moderator' })
  const script = await aPdfWithAction({ S: 'JavaScript', JS: 'app.alert(1)' })
  pdf = { bytes: script, id: await store('cv.pdf', 'application/pdf', script) }
  docx = { id: await store('cv.docx', WORD, aDocx()) }
  await aJobApplication(site.payload, { cv: pdf.id, coverLetterFile: docx.id })
})
afterAll(() => site.stop())

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

async function store(name: string, mimetype: string, data: Buffer) {
  const { id } = await site.payload.create({
    collection: 'candidate-files',
    data: { originalName: name, checkState: 'clean' },
    file: { name, data, mimetype, size: data.length },
  })
  return id
}

const readings = () => entriesOf('fileRead')

async function entriesOf(action: 'fileRead' | 'filePrepared') {
  const { rows } = await site.payload.db.pool.query(
    'SELECT document_id FROM audit_entries WHERE action = $1 ORDER BY id',
    [action],
  )
  return rows.map(({ document_id }: { document_id: string }) => Number(document_id))
}

test('Staff receive a PDF as bytes that no browser opens, and the reading is recorded', async () => {
  const before = await readings()
  const answer = await showPdf(pdf.id, moderator)
  expect(answer.status).toBe(200)
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(pdf.bytes)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': 'attachment',
    'content-security-policy': UPLOADED_FILE_CSP,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(await readings()).toEqual([...before, pdf.id])
})

test('A PDF that is transferred in advance is recorded as prepared, and as read once it is shown', async () => {
  const before = { read: await readings(), prepared: await entriesOf('filePrepared') }
  expect((await showPdf(pdf.id, moderator, '?avance')).status).toBe(200)
  expect(await readings()).toEqual(before.read)
  expect(await entriesOf('filePrepared')).toEqual([...before.prepared, pdf.id])
  expect((await tellShown(pdf.id, { ...moderator, 'Sec-Fetch-Site': 'cross-site' })).status).toBe(
    403,
  )
  expect((await tellShown(pdf.id, {})).status).toBe(403)
  expect((await tellShown(999_999, moderator)).status).toBe(404)
  expect(await readings()).toEqual(before.read)
  expect((await tellShown(pdf.id, moderator)).status).toBe(204)
  expect(await readings()).toEqual([...before.read, pdf.id])
})

async function tellShown(id: number, headers: Headers) {
  const { POST } = await import(
    '@/src/plugins/document-reading/routes/candidate-files/[id]/lecture/route'
  )
  const request = new Request('https://exemplia.test/x', { method: 'POST', headers })
  return POST(request, { params: Promise.resolve({ id: String(id) }) })
}

test('The bytes of a PDF have the policy of uploaded files', async () => {
  const address = `/api/candidate-files/${pdf.id}/contenu`
  const { headers } = await asServed(address, await showPdf(pdf.id, moderator))
  expect(headers.get('content-security-policy')).toBe(UPLOADED_FILE_CSP)
})

test('Staff receive the words of a Word document', async () => {
  const answer = await showText(docx.id, moderator)
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ text: 'Élodie Lefèvre', isCut: false })
  expect((await readings()).at(-1)).toBe(docx.id)
})

test('A document whose words cannot be read must be downloaded', async () => {
  const id = await store('autre.docx', WORD, aDocx())
  const { filename } = await site.payload.findByID({ collection: 'candidate-files', id })
  const file = path.join(site.dataDir, 'candidate-files', filename ?? '')
  writeFileSync(file, readFileSync(file).subarray(0, 100))
  const answer = await showText(id, moderator)
  expect(answer.status).toBe(422)
  expect(await answer.json()).toEqual({
    error: 'Le texte de ce document n’a pas pu être extrait. Téléchargez-le pour le lire.',
  })
})

describe('Nothing is returned', () => {
  test('to a visitor, a suspended or invited account, or another site', async () => {
    const before = await readings()
    const strangers = [
      {},
      await sessionOf(site.payload, { role: 'admin', status: 'inactive' }),
      await sessionOf(site.payload, { role: 'admin', status: 'invited' }),
      { ...moderator, 'Sec-Fetch-Site': 'cross-site' },
    ]
    for (const headers of strangers) {
      for (const answer of [await showPdf(pdf.id, headers), await showText(docx.id, headers)]) {
        expect([403, 404]).toContain(answer.status)
        expect(await answer.text()).not.toMatch(/%PDF|Élodie/)
      }
    }
    expect(await readings()).toEqual(before)
  })

  test.each([999_999, 'x', '1 OR 1=1'])('for the file %s', async (id) => {
    expect((await showPdf(id, moderator)).status).toBe(404)
    expect((await showText(id, moderator)).status).toBe(404)
  })

  test('for a file by the route of another kind', async () => {
    expect((await showPdf(docx.id, moderator)).status).toBe(404)
    expect((await showText(pdf.id, moderator)).status).toBe(404)
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
