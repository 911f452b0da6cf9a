import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  anApplicationForm,
  createFormRequest,
  createScriptRequest,
} from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const APPLICATION_PATH = '/api/candidatures'
const BUSY_SENTENCE =
  'Vos fichiers n’ont pas pu être vérifiés, faute de temps. Patientez une minute, puis envoyez votre candidature à nouveau.'

let testPayload: TestPayload
let postApplication: (request: Request) => Promise<Response>

beforeAll(async () => {
  testPayload = await startOwnPayload({ SUBMISSION_LIMIT: '100' })
  postApplication = (await import('@/src/app/api/candidatures/route')).POST
})
afterAll(() => testPayload.stop())

const CLIENT_IP = '203.0.113.90'
const CLIENT_HEADERS = { 'x-client-address': CLIENT_IP }

async function createApplicationForm() {
  return anApplicationForm({ candidateName: 'Anaïs & <b>Léa</b>', coverLetter: 'Ma lettre' })
}

/** Fills the queue with files of this address; returns a function that lets them be inspected. */
async function fillInspectionRoom() {
  const { inspectUploadedFile } = await import('@/src/files/inspectUploadedFile')
  let judge = () => {}
  const judged = new Promise<void>((resolve) => {
    judge = resolve
  })
  const verdict = async () => {
    await judged
    return { error: null, hasActiveContent: false, marks: [] }
  }
  const file = { kind: 'pdf', bytes: Buffer.alloc(1) } as const
  for (let sent = 0; sent < 8; sent++) void inspectUploadedFile(file, CLIENT_IP, verdict)
  return judge
}

test('A client with many waiting files learns when to try again, other clients are served', async () => {
  const judge = await fillInspectionRoom()
  const refused = await postApplication(
    createScriptRequest(APPLICATION_PATH, await createApplicationForm(), CLIENT_HEADERS),
  )
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toEqual({ ok: false, errors: { form: BUSY_SENTENCE } })
  const elsewhere = postApplication(
    createScriptRequest(APPLICATION_PATH, await createApplicationForm()),
  )
  judge()
  expect((await elsewhere).status).toBe(200)
  expect(
    (
      await postApplication(
        createScriptRequest(APPLICATION_PATH, await createApplicationForm(), CLIENT_HEADERS),
      )
    ).status,
  ).toBe(200)
})

test('Without JavaScript a page contains the typed text and sends it again', async () => {
  const judge = await fillInspectionRoom()
  const refused = await postApplication(
    createFormRequest(APPLICATION_PATH, await createApplicationForm(), CLIENT_HEADERS),
  )
  judge()
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('60')
  const page = await refused.text()
  expect(page).toContain(BUSY_SENTENCE)
  expect(page).toContain('Vos fichiers, eux, doivent être choisis à nouveau.')
  expect(page).toContain('name="candidateName" value="Anaïs &amp; &lt;b&gt;Léa&lt;/b&gt;"')
  expect(page).toContain('name="coverLetter" value="Ma lettre"')
  expect(page).toContain('<input type="file" name="cv">')
})
