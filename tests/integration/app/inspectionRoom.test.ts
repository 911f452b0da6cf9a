import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApplicationForm, formRequest, scriptRequest } from '@/tests/support/submissions'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

const PATH = '/api/candidatures'
const SENTENCE =
  'Vos fichiers n’ont pas pu être vérifiés, faute de temps. Patientez une minute, puis envoyez votre candidature à nouveau.'

let site: TestPayload
let post: (request: Request) => Promise<Response>

beforeAll(async () => {
  site = await startOwnPayload({ SUBMISSION_LIMIT: '100' })
  post = (await import('@/src/app/api/candidatures/route')).POST
})
afterAll(() => site.stop())

const address = '203.0.113.90'
const busy = { 'x-client-address': address }

async function anApplication() {
  return anApplicationForm({ candidateName: 'Anaïs & <b>Léa</b>', coverLetter: 'Ma lettre' })
}

/** Fills the queue with files of this address; returns a function that lets them be inspected. */
async function fillTheRoom() {
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
  for (let sent = 0; sent < 8; sent++) void inspectUploadedFile(file, address, verdict)
  return judge
}

test('A client with many waiting files learns when to try again, other clients are served', async () => {
  const judge = await fillTheRoom()
  const refused = await post(scriptRequest(PATH, await anApplication(), busy))
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toEqual({ ok: false, errors: { form: SENTENCE } })
  const elsewhere = post(scriptRequest(PATH, await anApplication()))
  judge()
  expect((await elsewhere).status).toBe(200)
  expect((await post(scriptRequest(PATH, await anApplication(), busy))).status).toBe(200)
})

test('Without JavaScript a page contains the typed text and sends it again', async () => {
  const judge = await fillTheRoom()
  const refused = await post(formRequest(PATH, await anApplication(), busy))
  judge()
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('60')
  const page = await refused.text()
  expect(page).toContain(SENTENCE)
  expect(page).toContain('Vos fichiers, eux, doivent être choisis à nouveau.')
  expect(page).toContain('name="candidateName" value="Anaïs &amp; &lt;b&gt;Léa&lt;/b&gt;"')
  expect(page).toContain('name="coverLetter" value="Ma lettre"')
  expect(page).toContain('<input type="file" name="cv">')
})
