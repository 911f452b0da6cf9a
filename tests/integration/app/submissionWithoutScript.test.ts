import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSubmissionDraft } from '@/src/queries/readSubmissionDraft'
import { aPdfOf } from '@/tests/support/documents'
import { aMessageForm, anApplicationForm, formRequest } from '@/tests/support/submissions'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let apply: (form: FormData | string, headers?: Record<string, string>) => Promise<Response>
let write: (form: FormData) => Promise<Response>

beforeAll(async () => {
  site = await startTestPayload()
  const candidatures = await import('@/src/app/api/candidatures/route')
  const messages = await import('@/src/app/api/messages-contact/route')
  apply = (form, headers) => candidatures.POST(formRequest('/api/candidatures', form, headers))
  write = (form) => messages.POST(formRequest('/api/messages-contact', form))
})

afterAll(() => site.stop())

function redirectOf(response: Response) {
  return [response.status, response.headers.get('location')]
}

async function draftAt(response: Response) {
  const id = new URL(response.headers.get('location') ?? '', 'https://x').searchParams.get('saisie')
  return readSubmissionDraft(site.payload, id)
}

test('a sent form leads to the thanks', async () => {
  expect(redirectOf(await apply(await anApplicationForm()))).toEqual([
    303,
    '/postuler/candidature-spontanee/merci',
  ])
  expect(redirectOf(await write(aMessageForm()))).toEqual([303, '/contact/merci'])
})

test('a double click without a key is one application', async () => {
  const sent = { submissionKey: '', candidateName: 'Double Clic' }
  const forms = [await anApplicationForm(sent)]
  const same = new FormData()
  for (const [name, value] of forms[0]?.entries() ?? []) same.append(name, value)
  await Promise.all([...forms, same].map((form) => apply(form)))
  const { totalDocs } = await site.payload.count({
    collection: 'job-applications',
    where: { candidateName: { equals: 'Double Clic' } },
  })
  expect(totalDocs).toBe(1)
})

test('a form with mistakes comes back with what was typed', async () => {
  const letter = "L'Oréal & <b>\n👍"
  const cv = { name: 'cv.pdf', bytes: await aPdfOf(6 * 1024 * 1024) }
  const response = await apply(
    await anApplicationForm({
      jobSlug: 'dev-java',
      candidateEmail: 'non',
      coverLetter: letter,
      cv,
    }),
  )
  expect(redirectOf(response)).toEqual([
    303,
    expect.stringMatching(/^\/postuler\/dev-java\/corriger\?saisie=[0-9a-f-]{36}$/),
  ])
  expect(await draftAt(response)).toEqual({
    values: {
      jobSlug: 'dev-java',
      candidateName: 'Élodie Lefèvre',
      candidateEmail: 'non',
      candidatePhone: '',
      coverLetter: letter,
    },
    errors: { candidateEmail: 'emailInvalid', cv: 'fileTooLarge' },
  })
})

test('a message without a subject comes back too', async () => {
  const response = await write(aMessageForm({ subject: ' ' }))
  expect(await draftAt(response)).toMatchObject({
    values: { message: 'Bonjour,\nparlons-en.' },
    errors: { subject: 'subjectMissing' },
  })
})

test('what was typed is forgotten after half an hour', async () => {
  const response = await write(aMessageForm({ email: '' }))
  await site.payload.db.pool.query(
    "UPDATE submission_drafts SET kept_until = kept_until - interval '31 minutes'",
  )
  expect(await draftAt(response)).toBeNull()
  await write(aMessageForm({ email: '' }))
  const { rows } = await site.payload.db.pool.query('SELECT count(*)::int FROM submission_drafts')
  expect(rows).toEqual([{ count: 1 }])
})

test.each(['', 'x', '00000000-0000-4000-8000-000000000000'])(
  'the unknown draft %j is none',
  async (id) => {
    expect(await readSubmissionDraft(site.payload, id)).toBeNull()
  },
)

test('a refusal is a French page that says what to do', async () => {
  const response = await apply(await anApplicationForm(), {
    Origin: 'https://evil.example',
    'Sec-Fetch-Site': 'cross-site',
  })
  expect(response.status).toBe(403)
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const html = await response.text()
  expect(html).toContain('Cet envoi vient d’un autre site\u00a0: il a été refusé.')
  expect(html).toContain('ce que vous avez écrit s’y trouve encore')
})
