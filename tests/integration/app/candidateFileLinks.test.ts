import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { UPLOADED_FILE_CSP } from '@/src/domain/files/uploadedFilePolicy'
import { asServed } from '@/tests/support/asServed'
import { aDocx, aPdf } from '@/tests/support/documents'
import { sessionOf } from '@/tests/support/sessionOf'
import { anApplicationForm, scriptRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let pdf: Buffer
let moderator: Record<string, string>
let askLink: (id: number | string, headers?: Record<string, string>) => Promise<Response>
let follow: (url: string) => Promise<Response>
let readPlainFile: (name: string, headers?: Record<string, string>) => Promise<Response>

beforeAll(async () => {
  site = await startTestPayload()
  const { POST } = await import('@/src/app/api/candidatures/route')
  const links = await import('@/src/app/api/candidate-files/[id]/lien/route')
  const files = await import('@/src/app/api/fichiers/[token]/route')
  const rest = await import('@/src/app/(payload)/api/[...slug]/route')
  askLink = (id, headers = {}) =>
    links.GET(
      new Request(`https://exemplia.test/api/candidate-files/${id}/lien`, {
        headers: { Accept: 'application/json', ...headers },
      }),
      { params: Promise.resolve({ id: String(id) }) },
    )
  follow = (url) =>
    files.GET(new Request(`https://exemplia.test${url}`), {
      params: Promise.resolve({ token: url.split('/').at(-1) ?? '' }),
    })
  readPlainFile = (name, headers = {}) =>
    rest.GET(new Request(`https://exemplia.test/api/candidate-files/file/${name}`, { headers }), {
      params: Promise.resolve({ slug: ['candidate-files', 'file', name] }),
    })
  pdf = await aPdf()
  moderator = await sessionOf(site.payload, { role: 'moderator' })
  const form = await anApplicationForm({
    candidateName: 'Anne-Lise Le Goff',
    cv: { name: 'Mon CV été.pdf', bytes: pdf },
    coverLetterFile: { name: 'Ma lettre.docx', bytes: aDocx() },
  })
  await POST(scriptRequest('/api/candidatures', form))
})

afterAll(() => site.stop())
afterEach(() => vi.useRealTimers())

async function application() {
  const { docs } = await site.payload.find({ collection: 'job-applications', depth: 1 })
  const { cv, coverLetterFile } = docs[0] ?? {}
  if (!cv || typeof cv !== 'object' || !coverLetterFile || typeof coverLetterFile !== 'object') {
    throw new Error('The application lacks its files')
  }
  return { cv, coverLetterFile }
}

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')

async function linkFor(id: number): Promise<string> {
  const response = await askLink(id, moderator)
  expect(response.status).toBe(200)
  const { url } = await response.json()
  return url
}

describe('A link', () => {
  test('downloads the file under the candidate’s name', async () => {
    const { cv, coverLetterFile } = await application()
    const response = await follow(await linkFor(cv.id))
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition':
        'attachment; filename="Anne-Lise_Le_Goff_Mon_CV_ete.pdf"; ' +
        "filename*=UTF-8''Anne-Lise_Le_Goff_Mon_CV_%C3%A9t%C3%A9.pdf",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': UPLOADED_FILE_CSP,
    })
    const letter = await follow(await linkFor(coverLetterFile.id))
    expect(letter.headers.get('content-disposition')).toContain('Le_Goff_Ma_lettre.docx')
  })

  test('responds with the policy of uploaded files, valid or not', async () => {
    const { cv } = await application()
    const url = await linkFor(cv.id)
    for (const address of [url, '/api/fichiers/x']) {
      const { headers } = await asServed(address, await follow(address))
      expect(headers.get('content-security-policy')).toBe(UPLOADED_FILE_CSP)
    }
  })

  test('is a redirect for a plain anchor', async () => {
    const { cv } = await application()
    const response = await askLink(cv.id, { ...moderator, Accept: 'text/html' })
    expect(response.status).toBe(303)
    expect((await follow(response.headers.get('location') ?? '')).status).toBe(200)
  })

  test('is valid for 60 seconds and not for 61', async () => {
    const { cv } = await application()
    const signed = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: signed })
    const url = await linkFor(cv.id)
    vi.setSystemTime(signed + 59_000)
    expect((await follow(url)).status).toBe(200)
    vi.setSystemTime(signed + 61_000)
    const expired = await follow(url)
    expect(expired.status).toBe(403)
    expect(await expired.text()).toContain('Ce lien n’est plus valable.')
  })

  test('is not accepted as a session, nor a session as a link', async () => {
    const { cv } = await application()
    const token = (await linkFor(cv.id)).split('/').at(-1)
    expect((await askLink(cv.id, { Cookie: `staff-token=${token}` })).status).toBe(403)
    const session = /staff-token=([^;]+)/.exec(moderator.Cookie ?? '')?.[1]
    expect(session).toBeTruthy()
    expect((await follow(`/api/fichiers/${session}`)).status).toBe(403)
  })

  test('cannot be forged', async () => {
    const { cv } = await application()
    const url = await linkFor(cv.id)
    const [header = '', content = '', signature = ''] = (url.split('/').at(-1) ?? '').split('.')
    const link = JSON.parse(Buffer.from(content, 'base64url').toString())
    const longer = encoded({ ...link, exp: link.exp + 1e9 })
    for (const token of [
      `${header}.${longer}.${signature}`,
      `${encoded({ alg: 'none' })}.${longer}.`,
      `${encoded({ alg: 'none' })}.${content}.${signature}`,
      `${header}.${content}.`,
      content,
      'x.y.z',
      '..',
      '.',
    ]) {
      expect((await follow(`/api/fichiers/${token}`)).status).toBe(403)
    }
  })
})

describe('The route of links', () => {
  test('is refused to anonymous visitors and to suspended or invited accounts', async () => {
    const { cv } = await application()
    const anonymous = await askLink(cv.id)
    expect(anonymous.status).toBe(403)
    expect(await anonymous.json()).toEqual({ error: 'Vous n’avez pas accès à ce fichier.' })
    for (const status of ['inactive', 'invited'] as const) {
      const headers = await sessionOf(site.payload, { role: 'admin', status })
      expect([403, 404]).toContain((await askLink(cv.id, headers)).status)
    }
  })

  test('responds 404 for an unknown file', async () => {
    for (const id of [999_999, 'x', '1 OR 1=1']) {
      expect((await askLink(id, moderator)).status).toBe(404)
    }
  })

  test('The direct URL of a file is refused to everybody, because no download would be recorded', async () => {
    const { cv } = await application()
    expect((await readPlainFile(cv.filename ?? '')).status).toBe(403)
    const suspended = await sessionOf(site.payload, { role: 'admin', status: 'inactive' })
    expect((await readPlainFile(cv.filename ?? '', suspended)).status).toBe(403)
    expect((await readPlainFile(cv.filename ?? '', moderator)).status).toBe(403)
  })
})
