import { afterAll, beforeAll, expect, test } from 'vitest'
import { anEndlessPdf } from '@/tests/support/pdfs'
import { aMessageForm, anApplicationForm, createScriptRequest } from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let postApplication: (request: Request) => Promise<Response>
let postMessage: (request: Request) => Promise<Response>

beforeAll(async () => {
  testPayload = await startOwnPayload({ SUBMISSION_LIMIT: '3' })
  postApplication = (await import('@/src/app/api/candidatures/route')).POST
  postMessage = (await import('@/src/app/api/messages-contact/route')).POST
})

afterAll(() => testPayload.stop())

const APPLICATION_PATH = '/api/candidatures'

function countApplications() {
  return testPayload.payload.count({ collection: 'job-applications' })
}

test.each([
  { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'https://autre.exemplia.test', 'Sec-Fetch-Site': 'same-site' },
])('A post from another site is refused (%o)', async (headers) => {
  const before = await countApplications()
  const response = await postApplication(
    createScriptRequest(APPLICATION_PATH, await anApplicationForm(), headers),
  )
  expect(response.status).toBe(403)
  expect(await response.json()).toEqual({
    ok: false,
    errors: { form: 'Cet envoi vient d’un autre site\u00a0: il a été refusé.' },
  })
  expect(await countApplications()).toEqual(before)
})

test('The fourth submission within an hour is refused, for its IP address only', async () => {
  const headers = { 'x-client-address': '203.0.113.7' }
  const statuses: number[] = []
  for (let sent = 0; sent < 2; sent++) {
    const response = await postApplication(
      createScriptRequest(APPLICATION_PATH, await anApplicationForm(), headers),
    )
    statuses.push(response.status)
  }
  const message = () =>
    postMessage(createScriptRequest('/api/messages-contact', aMessageForm(), headers))
  statuses.push((await message()).status)
  expect(statuses).toEqual([200, 200, 200])

  const before = await countApplications()
  const forged = { ...headers, 'X-Forwarded-For': '198.51.100.9', 'X-Real-IP': '198.51.100.9' }
  const refused = await postApplication(
    createScriptRequest(APPLICATION_PATH, await anApplicationForm(), forged),
  )
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(await refused.json()).toEqual({
    ok: false,
    errors: {
      form: 'Trop d’envois ont été faits depuis votre connexion. Patientez un moment avant de réessayer.',
    },
  })
  expect((await message()).status).toBe(429)
  expect(await countApplications()).toEqual(before)

  const elsewhere = { 'x-client-address': '203.0.113.8' }
  const other = await postApplication(
    createScriptRequest(APPLICATION_PATH, await anApplicationForm(), elsewhere),
  )
  expect(other.status).toBe(200)
})

test('Invalid submissions do not count against the limit', async () => {
  const headers = { 'x-client-address': '203.0.113.20' }
  for (let sent = 0; sent < 6; sent++) {
    const form = await anApplicationForm({ candidateName: '' })
    expect(
      (await postApplication(createScriptRequest(APPLICATION_PATH, form, headers))).status,
    ).toBe(422)
  }
})

test('A file is not inspected while a text is invalid', async () => {
  const cv = { name: 'CV.pdf', bytes: anEndlessPdf() }
  const form = await anApplicationForm({ candidateName: ' ', cv })
  const response = await postApplication(createScriptRequest(APPLICATION_PATH, form))
  expect(response.status).toBe(422)
  expect(await response.json()).toEqual({
    ok: false,
    errors: { candidateName: 'Indiquez votre nom.' },
  })
})

test('Each client whose files are inspected is counted, with valid and invalid files', async () => {
  const headers = { 'x-client-address': '203.0.113.21' }
  const statuses: number[] = []
  for (let sent = 0; sent < 4; sent++) {
    const cv = { name: 'CV.pdf', bytes: Buffer.from(`%PDF-1.7 ${sent}`) }
    const form = await anApplicationForm({ cv })
    statuses.push(
      (await postApplication(createScriptRequest(APPLICATION_PATH, form, headers))).status,
    )
  }
  expect(statuses).toEqual([422, 422, 422, 429])
})

test('Parallel submissions do not pass the limit', async () => {
  const headers = { 'x-client-address': '203.0.113.30' }
  const forms = await Promise.all(Array.from({ length: 12 }, () => anApplicationForm()))
  const answers = await Promise.all(
    forms.map((form) => postApplication(createScriptRequest(APPLICATION_PATH, form, headers))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
})

test('No IP address is stored for longer than its hour', async () => {
  await testPayload.payload.db.pool.query('UPDATE submission_limits SET expire = 1')
  await postApplication(
    createScriptRequest(APPLICATION_PATH, await anApplicationForm(), {
      'x-client-address': '203.0.113.40',
    }),
  )
  const { rows } = await testPayload.payload.db.pool.query('SELECT key FROM submission_limits')
  expect(rows).toEqual([{ key: expect.stringContaining('203.0.113.40') }])
})

test.each([
  ['nothing', '', {}],
  ['garbage', 'garbage', {}],
  ['JSON', '{"candidateName":"x"}', { 'Content-Type': 'application/json' }],
  ['no boundary', 'x', { 'Content-Type': 'multipart/form-data' }],
  ['a truncated form', '--b\r\nContent-Dis', { 'Content-Type': 'multipart/form-data; boundary=b' }],
  [
    'a truncated file',
    '--b\r\nContent-Disposition: form-data; name="cv"; filename="cv.pdf"\r\n\r\n%PDF-1.7',
    { 'Content-Type': 'multipart/form-data; boundary=b' },
  ],
] satisfies [string, string, Record<string, string>][])(
  'A body of %s is refused with 400',
  async (_, body, headers) => {
    const response = await postApplication(createScriptRequest(APPLICATION_PATH, body, headers))
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      ok: false,
      errors: { form: 'Votre envoi n’a pas pu être lu. Rechargez la page et réessayez.' },
    })
  },
)

test('An endless body is not read beyond the limit', async () => {
  let sent = 0
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1024 * 1024
      controller.enqueue(new Uint8Array(1024 * 1024))
    },
  })
  const response = await postApplication(
    new Request(`https://exemplia.test${APPLICATION_PATH}`, {
      method: 'POST',
      body: endless,
      headers: {
        Accept: 'application/json',
        'Content-Type': 'multipart/form-data; boundary=b',
        'Content-Length': '100',
      },
      ...{ duplex: 'half' },
    }),
  )
  expect(response.status).toBe(413)
  expect(sent).toBeLessThan(60 * 1024 * 1024)
})

test('A body that announces too many bytes is not read', async () => {
  const form = await anApplicationForm()
  const response = await postApplication(
    createScriptRequest(APPLICATION_PATH, form, { 'Content-Length': '900000000' }),
  )
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({
    ok: false,
    errors: { form: 'Votre envoi est trop volumineux. Le fichier ne doit pas dépasser 5MB' },
  })
})
