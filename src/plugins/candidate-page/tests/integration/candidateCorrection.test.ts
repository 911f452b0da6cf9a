import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fromBufferPromise } from 'yauzl'
import {
  hashCandidateSession,
  readCandidateLinkToken,
} from '@/src/plugins/candidate-page/commands/candidateLinkToken'
import { issueCandidateLink } from '@/src/plugins/candidate-page/commands/issueCandidateLink'
import { anApplication } from '@/tests/support/anApplication'
import { aDocWithMacros, aPdf, type TestFile } from '@/tests/support/documents'
import { findJobs } from '@/tests/support/dueJobs'
import { aCandidateFile } from '@/tests/support/records'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startOwnPayload({ SUBMISSION_LIMIT: '100' })
})
beforeEach(() =>
  testPayload.payload.db.pool.query(
    'TRUNCATE submission_limits, payload_jobs, job_applications, candidate_links CASCADE',
  ),
)
afterAll(() => testPayload.stop())

/** An application whose session is open in a browser. */
async function createApplicationWithCandidateSession(
  different: Parameters<typeof anApplication>[1] = {},
) {
  const { id } = await anApplication(testPayload.payload, different)
  const token = (await issueCandidateLink(testPayload.payload, { application: id })) ?? ''
  const hash = hashCandidateSession(
    testPayload.payload,
    readCandidateLinkToken(testPayload.payload, token) ?? '',
    'own',
  )
  await testPayload.payload.db.pool.query(
    `UPDATE candidate_links SET session_hash = $1, session_expires_at = now() + interval '1 hour'
     WHERE application_id = $2`,
    [hash, id],
  )
  return { id, token, cookie: 'suivi-session=own' }
}

type CorrectionFields = {
  candidatePhone?: string
  coverLetter?: string
  cv?: TestFile
  coverLetterFile?: TestFile
}
type CandidatePage = { token: string; cookie: string; accept?: string }

async function postCorrection(
  fields: CorrectionFields,
  { token, cookie, accept = 'application/json' }: CandidatePage,
) {
  const { POST } = await import('@/src/plugins/candidate-page/routes/suivi/corrections/route')
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.set(name, value)
    else if (value) body.set(name, new File([new Uint8Array(value.bytes)], value.name))
  }
  const url = `https://exemplia.test/api/suivi/corrections?jeton=${token}`
  return POST(new Request(url, { method: 'POST', body, headers: { cookie, accept } }))
}

async function findStoredApplication(id: number) {
  return testPayload.payload.findByID({ collection: 'job-applications', id, depth: 1 })
}

async function readHistoryKinds(id: number) {
  const { rows } = await testPayload.payload.db.pool.query(
    'SELECT kind FROM application_events WHERE application_id = $1 ORDER BY id',
    [id],
  )
  return rows.map(({ kind }) => kind)
}

const aNewCv = async () => ({ name: 'CV à jour.pdf', bytes: await aPdf() })

test('A candidate corrects the texts and replaces the CV, and the history says so', async () => {
  const old = await aCandidateFile(testPayload.payload)
  const page = await createApplicationWithCandidateSession({ cv: old.id, coverLetter: 'Bonjour' })
  const fields = {
    candidatePhone: ' 06 11 22 33 44 ',
    coverLetter: 'Bonjour\nà tous',
    cv: await aNewCv(),
  }
  const response = await postCorrection(fields, page)
  expect(await response.json()).toEqual({ ok: true, warnings: [] })
  expect(await findStoredApplication(page.id)).toMatchObject({
    ...{ candidatePhone: '06 11 22 33 44', coverLetter: 'Bonjour\nà tous' },
    cv: { originalName: 'CV à jour.pdf' },
  })
  expect(await readHistoryKinds(page.id)).toEqual([
    'received',
    'phone-corrected',
    'letter-corrected',
    'cv-replaced',
  ])
  const jobs = (await findJobs(testPayload.payload)).map(({ taskSlug, input }) => ({
    taskSlug,
    input,
  }))
  expect(jobs).toEqual([{ taskSlug: 'discardFiles', input: { files: [old.id] } }])
  // The same texts again are no correction.
  const { candidatePhone, coverLetter } = fields
  await postCorrection({ candidatePhone, coverLetter }, page)
  expect(await readHistoryKinds(page.id)).toHaveLength(4)
  expect(await findStoredApplication(page.id)).toMatchObject({
    cv: { originalName: 'CV à jour.pdf' },
  })
})

test('A letter that is only a file has the usual text', async () => {
  const page = await createApplicationWithCandidateSession()
  await postCorrection(
    { candidatePhone: '', coverLetter: '', coverLetterFile: await aNewCv() },
    page,
  )
  expect(await findStoredApplication(page.id)).toMatchObject({
    ...{ candidatePhone: null, coverLetter: 'Lettre de motivation en pièce jointe' },
    coverLetterFile: { originalName: 'CV à jour.pdf' },
  })
  expect(await readHistoryKinds(page.id)).toEqual(['received', 'letter-replaced'])
})

test('A refused file changes nothing, and the typed texts come back without JavaScript', async () => {
  const page = await createApplicationWithCandidateSession({ coverLetter: 'Bonjour' })
  const files = () => testPayload.payload.count({ collection: 'candidate-files' })
  const before = await files()
  const refused = { name: 'CV.doc', bytes: aDocWithMacros() }
  const fields = { candidatePhone: '06', coverLetter: 'Corrigée', cv: refused }
  const scripted = await postCorrection(fields, page)
  expect(scripted.status).toBe(422)
  expect((await scripted.json()).errors.cv).toContain('macros')
  const plain = await postCorrection(fields, { ...page, accept: 'text/html' })
  expect(plain.status).toBe(303)
  const location = plain.headers.get('location') ?? ''
  expect(location).toMatch(/^\/suivi\/corriger\?saisie=[\w-]+&jeton=/)
  const { rows } = await testPayload.payload.db.pool.query('SELECT * FROM submission_drafts')
  expect(JSON.stringify(rows)).toContain('Corrigée')
  expect(JSON.stringify(rows)).not.toContain(page.token)
  expect(await findStoredApplication(page.id)).toMatchObject({
    coverLetter: 'Bonjour',
    candidatePhone: null,
  })
  expect(await files()).toEqual(before)
  expect(await readHistoryKinds(page.id)).toEqual(['received'])
})

test('Without its own session, and after the withdrawal, nothing is corrected', async () => {
  const [page, other] = [
    await createApplicationWithCandidateSession(),
    await createApplicationWithCandidateSession(),
  ]
  await testPayload.payload.db.pool.query(
    `UPDATE candidate_links SET session_expires_at = now() WHERE application_id = $1`,
    [other.id],
  )
  const fields = { candidatePhone: '06', coverLetter: '' }
  for (const sent of [{ ...page, cookie: '' }, other, { ...page, token: 'x' }]) {
    const response = await postCorrection(fields, sent)
    expect(response.status).toBe(422)
    expect((await response.json()).errors.form).toContain('Votre accès est terminé')
  }
  await testPayload.payload.db.pool.query('UPDATE job_applications SET withdrawn_at = now()')
  expect((await postCorrection({ ...fields, cv: await aNewCv() }, page)).status).toBe(503)
  for (const { id } of [page, other]) {
    expect(await findStoredApplication(id)).toMatchObject({ candidatePhone: null, cv: null })
  }
})

test('Without JavaScript a correction leads back to the page', async () => {
  const page = await createApplicationWithCandidateSession()
  const response = await postCorrection({ candidatePhone: '06' }, { ...page, accept: 'text/html' })
  expect(response.headers.get('location')).toBe(`/suivi?jeton=${page.token}&etape=corrected`)
})

async function unzipFiles(bytes: Buffer): Promise<Record<string, Buffer>> {
  const zip = await fromBufferPromise(bytes, { lazyEntries: true })
  const files: Record<string, Buffer> = {}
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await buffer(await zip.openReadStreamPromise(entry))
  }
  return files
}

test('A candidate downloads a copy without what staff wrote for themselves, and no blocked file', async () => {
  const page = await createApplicationWithCandidateSession({ candidatePhone: '06 11 22 33 44' })
  await postCorrection(
    { candidatePhone: '06 11 22 33 44', coverLetter: 'Bonjour', cv: await aNewCv() },
    page,
  )
  await testPayload.payload.db.pool.query(
    `INSERT INTO application_notes (application_id, text) VALUES ($1, 'Une note de l’équipe')`,
    [page.id],
  )
  const { POST } = await import('@/src/plugins/candidate-page/routes/suivi/actions/route')
  const download = async (cookie: string) => {
    const body = new URLSearchParams({ jeton: page.token, action: 'copy' })
    const init = { method: 'POST', body, headers: { cookie } }
    return POST(new Request('https://exemplia.test/api/suivi/actions', init))
  }
  expect((await download('')).status).toBe(303)
  const response = await download(page.cookie)
  expect(response.headers.get('cache-control')).toContain('no-store')
  const files = await unzipFiles(Buffer.from(await response.arrayBuffer()))
  expect(Object.keys(files).toSorted()).toEqual(['cv.pdf', 'donnees.json'])
  const text = files['donnees.json']?.toString() ?? ''
  expect(JSON.parse(text)).toMatchObject({
    ...{ nom: 'Claire Morel', telephone: '06 11 22 33 44', lettre: 'Bonjour', reponses: [] },
    fichiers: [{ nomDOrigine: 'CV à jour.pdf', fichier: 'cv.pdf' }],
  })
  expect(text).not.toContain('Une note')
  expect(text).not.toContain('pending')
  expect(await readHistoryKinds(page.id)).toContain('copy-downloaded')

  await testPayload.payload.db.pool.query("UPDATE candidate_files SET check_state = 'blocked'")
  const blocked = await unzipFiles(Buffer.from(await (await download(page.cookie)).arrayBuffer()))
  expect(Object.keys(blocked)).toEqual(['donnees.json'])
})
