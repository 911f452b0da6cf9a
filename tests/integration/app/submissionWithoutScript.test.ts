import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRefusedSubmission } from '@/src/queries/readRefusedSubmission'
import { aPdfOfSize } from '@/tests/support/documents'
import { aMessageForm, anApplicationForm, createFormRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let postApplication: (
  form: FormData | string,
  headers?: Record<string, string>,
) => Promise<Response>
let postMessage: (form: FormData, headers?: Record<string, string>) => Promise<Response>

beforeAll(async () => {
  testPayload = await startTestPayload()
  const candidatures = await import('@/src/app/api/candidatures/route')
  const messages = await import('@/src/app/api/messages-contact/route')
  postApplication = (form, headers) =>
    candidatures.POST(createFormRequest('/api/candidatures', form, headers))
  postMessage = (form, headers) =>
    messages.POST(createFormRequest('/api/messages-contact', form, headers))
})

afterAll(() => testPayload.stop())

function readRedirect(response: Response) {
  return [response.status, response.headers.get('location')]
}

async function readDraftAfter(response: Response, now = new Date()) {
  const id = new URL(response.headers.get('location') ?? '', 'https://x').searchParams.get('saisie')
  return readRefusedSubmission(testPayload.payload, id, now)
}

test('A sent form redirects to the thanks', async () => {
  expect(readRedirect(await postApplication(await anApplicationForm()))).toEqual([
    303,
    '/postuler/candidature-spontanee/merci',
  ])
  expect(readRedirect(await postMessage(aMessageForm()))).toEqual([303, '/contact/merci'])
})

test('A double click without a key is stored as one application', async () => {
  const sent = { submissionKey: '', candidateName: 'Double Clic' }
  const forms = [await anApplicationForm(sent)]
  const same = new FormData()
  for (const [name, value] of forms[0]?.entries() ?? []) same.append(name, value)
  await Promise.all([...forms, same].map((form) => postApplication(form)))
  const { totalDocs } = await testPayload.payload.count({
    collection: 'job-applications',
    where: { candidateName: { equals: 'Double Clic' } },
  })
  expect(totalDocs).toBe(1)
})

test('A form with mistakes is returned with what was typed', async () => {
  const letter = "L'Oréal & <b>\n👍"
  const cv = { name: 'cv.pdf', bytes: await aPdfOfSize(6 * 1024 * 1024) }
  const response = await postApplication(
    await anApplicationForm({
      jobSlug: 'dev-java',
      candidateEmail: 'non',
      coverLetter: letter,
      heardFrom: 'recommendation',
      cv,
    }),
  )
  expect(readRedirect(response)).toEqual([
    303,
    expect.stringMatching(/^\/postuler\/dev-java\/corriger\?saisie=[0-9a-f-]{36}$/),
  ])
  // Plugins add fields.
  expect(await readDraftAfter(response)).toMatchObject({
    values: {
      jobSlug: 'dev-java',
      endedJobSlug: '',
      candidateName: 'Élodie Lefèvre',
      candidateEmail: 'non',
      candidatePhone: '',
      coverLetter: letter,
      heardFrom: 'recommendation',
    },
    errors: { candidateEmail: 'emailInvalid', cv: 'fileTooLarge' },
  })
})

test('A message without a subject is returned too', async () => {
  const response = await postMessage(aMessageForm({ subject: ' ' }))
  expect(await readDraftAfter(response)).toMatchObject({
    values: { message: 'Bonjour,\nparlons-en.' },
    errors: { subject: 'subjectMissing' },
  })
})

test('The typed texts are deleted after half an hour', async () => {
  const response = await postMessage(aMessageForm({ email: '' }))
  expect(await readDraftAfter(response, new Date(Date.now() + 29 * 60_000))).not.toBeNull()
  expect(await readDraftAfter(response, new Date(Date.now() + 31 * 60_000))).toBeNull()
  await testPayload.payload.db.pool.query(
    "UPDATE submission_drafts SET kept_until = kept_until - interval '31 minutes'",
  )
  await postMessage(aMessageForm({ email: '' }))
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT count(*)::int FROM submission_drafts',
  )
  expect(rows).toEqual([{ count: 1 }])
})

async function readDraftSubjects(address: string) {
  const { rows } = await testPayload.payload.db.pool.query(
    "SELECT draft->'values'->>'subject' AS subject FROM submission_drafts WHERE address = $1 ORDER BY kept_until",
    [address],
  )
  return rows.map(({ subject }) => subject)
}

test('Only the ten latest drafts of an IP address are stored', async () => {
  const headers = { 'x-client-address': '203.0.113.50' }
  const subjects = Array.from({ length: 14 }, (_, number) => `Sujet ${number}`)
  for (const subject of subjects) await postMessage(aMessageForm({ email: '', subject }), headers)
  await postMessage(aMessageForm({ email: '', subject: 'Ailleurs' }))
  expect(await readDraftSubjects(headers['x-client-address'])).toEqual(subjects.slice(4))
})

test('Returned forms count: a flood of them is refused and costs little', {
  tags: 'slow',
}, async () => {
  const headers = { 'x-client-address': '203.0.113.51' }
  const endless = '👍'.repeat(60_000)
  const flood = { name: endless, email: endless, subject: endless, message: endless }
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => postMessage(aMessageForm(flood), headers)),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 303)).toHaveLength(30)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(3500)
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT count(*)::int, sum(octet_length(draft::text))::int AS bytes FROM submission_drafts WHERE address = $1',
    [headers['x-client-address']],
  )
  expect(rows[0].count).toBe(10)
  expect(rows[0].bytes).toBeLessThan(1_000_000)
})

test.each(['', 'x', '00000000-0000-4000-8000-000000000000'])(
  'The unknown draft %j is null',
  async (id) => {
    expect(await readRefusedSubmission(testPayload.payload, id, new Date())).toBeNull()
  },
)

test('A refusal is a French page that says what to do', async () => {
  const response = await postApplication(await anApplicationForm(), {
    Origin: 'https://evil.example',
    'Sec-Fetch-Site': 'cross-site',
  })
  expect(response.status).toBe(403)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await response.text()
  expect(html).toContain('Cet envoi vient d’un autre site\u00a0: il a été refusé.')
  expect(html).toContain('ce que vous avez écrit s’y trouve encore')
})
