import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { UPLOADED_FILE_CSP } from '@/src/domain/files/uploadedFilePolicy'
import { asServed } from '@/tests/support/asServed'
import { aDocx, aPdf } from '@/tests/support/documents'
import { sessionOf } from '@/tests/support/sessionOf'
import { anApplicationForm, createScriptRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let cvBytes: Buffer
let moderatorHeaders: Record<string, string>
let requestFileLink: (id: number | string, headers?: Record<string, string>) => Promise<Response>
let followFileLink: (url: string) => Promise<Response>
let readPlainFile: (name: string, headers?: Record<string, string>) => Promise<Response>

beforeAll(async () => {
  testPayload = await startTestPayload()
  const { POST } = await import('@/src/app/api/candidatures/route')
  const links = await import('@/src/app/api/candidate-files/[id]/lien/route')
  const files = await import('@/src/app/api/fichiers/[token]/route')
  const rest = await import('@/src/app/(payload)/api/[...slug]/route')
  requestFileLink = (id, headers = {}) =>
    links.GET(
      new Request(`https://exemplia.test/api/candidate-files/${id}/lien`, {
        headers: { Accept: 'application/json', ...headers },
      }),
      { params: Promise.resolve({ id: String(id) }) },
    )
  followFileLink = (url) =>
    files.GET(new Request(`https://exemplia.test${url}`), {
      params: Promise.resolve({ token: url.split('/').at(-1) ?? '' }),
    })
  readPlainFile = (name, headers = {}) =>
    rest.GET(new Request(`https://exemplia.test/api/candidate-files/file/${name}`, { headers }), {
      params: Promise.resolve({ slug: ['candidate-files', 'file', name] }),
    })
  cvBytes = await aPdf()
  moderatorHeaders = await sessionOf(testPayload.payload, { role: 'moderator' })
  const form = await anApplicationForm({
    candidateName: 'Anne-Lise Le Goff',
    cv: { name: 'Mon CV été.pdf', bytes: cvBytes },
    coverLetterFile: { name: 'Ma lettre.docx', bytes: aDocx() },
  })
  await POST(createScriptRequest('/api/candidatures', form))
})

afterAll(() => testPayload.stop())
afterEach(() => vi.useRealTimers())

async function findStoredApplication() {
  const { docs } = await testPayload.payload.find({ collection: 'job-applications', depth: 1 })
  const { cv, coverLetterFile } = docs[0] ?? {}
  if (!cv || typeof cv !== 'object' || !coverLetterFile || typeof coverLetterFile !== 'object') {
    throw new Error('The application lacks its files')
  }
  return { cv, coverLetterFile }
}

const encodeTokenPart = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

async function requestLinkUrl(id: number): Promise<string> {
  const response = await requestFileLink(id, moderatorHeaders)
  expect(response.status).toBe(200)
  const { url } = await response.json()
  return url
}

describe('A link', () => {
  test('downloads the file under the candidate’s name', async () => {
    const { cv, coverLetterFile } = await findStoredApplication()
    const response = await followFileLink(await requestLinkUrl(cv.id))
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(cvBytes)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Anne-Lise_Le_Goff_Mon_CV_ete.pdf"; ' +
        "filename*=UTF-8''Anne-Lise_Le_Goff_Mon_CV_%C3%A9t%C3%A9.pdf",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': UPLOADED_FILE_CSP,
    })
    const letter = await followFileLink(await requestLinkUrl(coverLetterFile.id))
    expect(letter.headers.get('content-disposition')).toContain('Le_Goff_Ma_lettre.docx')
  })

  test('responds with the policy of uploaded files, valid or not', async () => {
    const { cv } = await findStoredApplication()
    const url = await requestLinkUrl(cv.id)
    for (const address of [url, '/api/fichiers/x']) {
      const { headers } = await asServed(address, await followFileLink(address))
      expect(headers.get('content-security-policy')).toBe(UPLOADED_FILE_CSP)
    }
  })

  test('is a redirect for a plain anchor', async () => {
    const { cv } = await findStoredApplication()
    const response = await requestFileLink(cv.id, { ...moderatorHeaders, Accept: 'text/html' })
    expect(response.status).toBe(303)
    expect((await followFileLink(response.headers.get('location') ?? '')).status).toBe(200)
  })

  test('is valid for 60 seconds and not for 61', async () => {
    const { cv } = await findStoredApplication()
    const signed = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: signed })
    const url = await requestLinkUrl(cv.id)
    vi.setSystemTime(signed + 59_000)
    expect((await followFileLink(url)).status).toBe(200)
    vi.setSystemTime(signed + 61_000)
    const expired = await followFileLink(url)
    expect(expired.status).toBe(403)
    expect(await expired.text()).toContain('Ce lien n’est plus valable.')
  })

  test('is not accepted as a session, nor a session as a link', async () => {
    const { cv } = await findStoredApplication()
    const token = (await requestLinkUrl(cv.id)).split('/').at(-1)
    expect((await requestFileLink(cv.id, { Cookie: `staff-token=${token}` })).status).toBe(403)
    const session = /staff-token=([^;]+)/.exec(moderatorHeaders.Cookie ?? '')?.[1]
    expect(session).toBeTruthy()
    expect((await followFileLink(`/api/fichiers/${session}`)).status).toBe(403)
  })

  test('cannot be forged', async () => {
    const { cv } = await findStoredApplication()
    const url = await requestLinkUrl(cv.id)
    const [header = '', content = '', signature = ''] = (url.split('/').at(-1) ?? '').split('.')
    const link = JSON.parse(Buffer.from(content, 'base64url').toString())
    const longer = encodeTokenPart({ ...link, exp: link.exp + 1e9 })
    for (const token of [
      `${header}.${longer}.${signature}`,
      `${encodeTokenPart({ alg: 'none' })}.${longer}.`,
      `${encodeTokenPart({ alg: 'none' })}.${content}.${signature}`,
      `${header}.${content}.`,
      content,
      'x.y.z',
      '..',
      '.',
    ]) {
      expect((await followFileLink(`/api/fichiers/${token}`)).status).toBe(403)
    }
  })
})

describe('The route of links', () => {
  test('is refused to anonymous visitors and to suspended or invited accounts', async () => {
    const { cv } = await findStoredApplication()
    const anonymous = await requestFileLink(cv.id)
    expect(anonymous.status).toBe(403)
    expect(await anonymous.json()).toEqual({ error: 'Vous n’avez pas accès à ce fichier.' })
    for (const status of ['inactive', 'invited'] as const) {
      const headers = await sessionOf(testPayload.payload, { role: 'admin', status })
      expect([403, 404]).toContain((await requestFileLink(cv.id, headers)).status)
    }
  })

  test('responds 404 for an unknown file', async () => {
    for (const id of [999_999, 'x', '1 OR 1=1']) {
      expect((await requestFileLink(id, moderatorHeaders)).status).toBe(404)
    }
  })

  test('The direct URL of a file is refused to everybody, because no download would be recorded', async () => {
    const { cv } = await findStoredApplication()
    expect((await readPlainFile(cv.filename ?? '')).status).toBe(403)
    const suspended = await sessionOf(testPayload.payload, { role: 'admin', status: 'inactive' })
    expect((await readPlainFile(cv.filename ?? '', suspended)).status).toBe(403)
    expect((await readPlainFile(cv.filename ?? '', moderatorHeaders)).status).toBe(403)
  })
})
