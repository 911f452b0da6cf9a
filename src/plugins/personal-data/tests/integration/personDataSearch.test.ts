import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromBuffer } from 'yauzl'
import { buildPasswordLinkPath } from '@/src/domain/accounts/passwordLink'
import { storeMailAsFile } from '@/src/notifications/storeMailAsFile'
import { countListRows } from '@/src/plugins/list-tools/queries/readListRowBatches'
import type {
  NamedPersonPassage,
  PassageReference,
} from '@/src/plugins/personal-data/rules/personRecord'
import { personRecordLinks } from '@/src/plugins/personal-data/rules/personRecordLinks'
import { NO_HIDDEN_RECORDS, NO_RECORDS } from '@/src/plugins/personal-data/tests/support/noRecords'
import { archiveEntryNames } from '@/src/plugins/personal-data/words/admin/buildPersonExport'
import { parseExportedListQuery } from '@/src/queries/parseListQuery'
import { runDueJobs } from '@/tests/support/dueJobs'
import { aCandidateFile, aContactMessage, aJobApplication, aUser } from '@/tests/support/records'
import { restClient } from '@/tests/support/restClient'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

const ADDRESS = 'claire.morel@mail.example'
const TAGGED = 'claire.morel+autre@mail.example'
const NAME = 'Claire Morel'
const LINK_SECRET = 'secret-of-the-link'
const ORIGIN = 'https://exemplia.test'

let site: TestPayload
let headers: Record<string, string>

beforeAll(async () => {
  site = await startTestPayload()
  headers = await sessionOf(site.payload, { role: 'admin' })
  mkdirSync(path.join(site.dataDir, 'mails'))
})
afterAll(() => site.stop())

const asked = (address: string, body: BodyInit, type?: string) =>
  new Request(`https://exemplia.test/api/${address}`, {
    method: 'POST',
    headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
    body,
  })
const json = (address: string, sent: object) =>
  asked(address, JSON.stringify(sent), 'application/json')

async function find(address: string) {
  const { POST } = await import('@/src/plugins/personal-data/routes/personnes/route')
  return POST(json('personnes', { address }))
}

async function erase(address: string, confirmation = address, passages?: PassageReference[]) {
  const { POST } = await import('@/src/plugins/personal-data/routes/personnes/effacement/route')
  return POST(json('personnes/effacement', { address, confirmation, passages }))
}

async function passagesOf(address: string): Promise<NamedPersonPassage[]> {
  return (await (await find(address)).json()).person.passages
}

async function exportOf(address: string) {
  const { POST } = await import('@/src/plugins/personal-data/routes/personnes/export/route')
  const form = new FormData()
  form.set('address', address)
  return POST(asked('personnes/export', form))
}

async function donneesOf(address: string) {
  const archive = await exportOf(address)
  const entries = await unzip(Buffer.from(await archive.arrayBuffer()))
  return JSON.parse(entries.get('donnees.json')?.toString() ?? '')
}

/** Creates a person with a record in every place that can contain personal data. */
async function leaveTraces() {
  const { payload } = site
  const { pool } = payload.db
  const cv = await aCandidateFile(payload, 'CV Claire Morel.pdf')
  const application = await aJobApplication(payload, {
    language: 'en',
    candidateName: NAME,
    candidateEmail: 'Claire.Morel@Mail.example',
    coverLetter: 'Madame, je suis Claire Morel',
    cv: cv.id,
    ...{ source: 'email', site: 'APEC', utmCampaign: 'mai', heardFrom: 'other' },
  })
  const author = await aUser(payload)
  const other = await aJobApplication(payload, {
    candidateName: 'Paul Autre',
    candidateEmail: TAGGED,
    coverLetter: `Recommandé par claire  MOREL (${ADDRESS}).`,
  })
  for (const [id, text] of [
    [application.id, 'Claire rappelle lundi'],
    [other.id, `Voir aussi Claire Morel, ${ADDRESS}`],
  ]) {
    await pool.query(
      'INSERT INTO application_notes (application_id, text, author_id) VALUES ($1, $2, $3)',
      [id, text, author.id],
    )
  }
  await pool.query(
    `INSERT INTO application_answers (application_id, language, subject, body, state, send_after, answer_key)
    VALUES ($1, 'en', 'Suite', 'Bonjour Claire Morel', 'sent', now(), 'clé')`,
    [application.id],
  )
  await pool.query(
    `INSERT INTO candidate_links (application_id, nonce, code_nonce, session_hash, revoked_at, revoked_by,
      revoked_by_name) VALUES ($1, $2, $2, $2, '2026-05-04T08:00:00Z', 'staff', 'Sonia Blanc')`,
    [application.id, LINK_SECRET],
  )
  const message = await aContactMessage(payload, { name: NAME, email: ADDRESS })
  await pool.query('UPDATE contact_messages SET deleted_at = now() WHERE id = $1', [message.id])
  await pool.query(
    "INSERT INTO message_replies (message_id, text, reply_key) VALUES ($1, 'Bonjour Claire Morel', 'clé')",
    [message.id],
  )
  const failed = `INSERT INTO payload_jobs (task_slug, input, has_error, total_tried, error)
    VALUES ($1, $2, true, 11, $3)`
  await pool.query(failed, ['announceApplication', { applicationId: application.id }, {}])
  await pool.query(failed, ['sendPasswordLink', { email: 'Claire.Morel@mail.example' }, {}])
  await pool.query(failed, ['recountVisits', {}, { message: `550 <${ADDRESS}> unknown` }])
  await pool.query(
    `INSERT INTO audit_entries (created_at, action, target, subject, actor_name, actor_email)
    VALUES (now(), 'passwordLinkSent', 'users', 'n° 1', $1, $2)`,
    [NAME, ADDRESS],
  )
  await pool.query("INSERT INTO payload_preferences (key, value) VALUES ('list', $1)", [
    { search: ADDRESS, limit: 25 },
  ])
  await pool.query(
    `INSERT INTO payload_query_presets (title, "where", related_collection)
    VALUES ('Claire Morel', $1, 'job-applications')`,
    [{ or: [{ candidateEmail: { equals: ADDRESS } }, { candidateName: { like: NAME } }] }],
  )
  await pool.query(
    "INSERT INTO submission_drafts VALUES (gen_random_uuid(), '192.0.2.1', now(), $1)",
    [{ values: { candidateEmail: ADDRESS, candidateName: NAME }, errors: {} }],
  )
  // The accents make the library encode the body, so that the file hides the address.
  const text = `Candidature reçue de très loin, à voir : ${ADDRESS}. `.repeat(9)
  const mail = { from: 'site@exemplia.test', to: 'rh@exemplia.test', subject: 'Reçue', text }
  const mails = path.join(site.dataDir, 'mails')
  await storeMailAsFile(mails, { ...mail, replyTo: `${NAME} <${ADDRESS}>` }, new Date())
  await storeMailAsFile(mails, { ...mail, replyTo: `Paul Autre <${TAGGED}>` }, new Date())
  return { application: application.id, message: message.id, other: other.id }
}

/** Reads every row of every table as text, and every file with its name. */
async function everything(): Promise<string> {
  const { pool } = site.payload.db
  const { rows } = await pool.query(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  expect(rows.length).toBeGreaterThan(100)
  const tables = await Promise.all(
    rows.map(async ({ name }) => {
      const dump = await pool.query(
        `SELECT coalesce(string_agg(t::text, E'\\n'), '') AS text FROM ${name} t`,
      )
      return `${name}: ${dump.rows[0].text}`
    }),
  )
  const files = readdirSync(site.dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name + readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
  return [...tables, ...files].join('\n')
}

test('The search shows the stored data, the export contains them, and the erasure deletes only them', async () => {
  const { application, message, other } = await leaveTraces()

  const { person } = await (await find('CLAIRE.MOREL@mail.example ')).json()
  expect(person).toEqual({
    address: ADDRESS,
    names: [NAME],
    sharedNames: [],
    hasAccount: false,
    counts: {
      ...NO_RECORDS,
      ...{ applications: 1, files: 1, notes: 1, candidateLinks: 1, events: 1, answers: 1 },
      ...{ messages: 1, replies: 1, dispatches: 2, mails: 1, mentions: 7 },
    },
    stored: { applications: [application], messages: [], trashedMessages: [message] },
    hidden: NO_HIDDEN_RECORDS,
    passages: expect.any(Array),
    hasMorePassages: false,
    linked: [],
    sealed: { until: null, isReadable: false },
  })
  const { passages }: { passages: NamedPersonPassage[] } = person
  const shown = passages.map(({ place, whose, before, name, after }) => [
    place,
    whose,
    `${before}«${name}»${after}`,
  ])
  expect(shown).toEqual([
    ['note', 'Paul Autre', `Voir aussi «Claire Morel», ${ADDRESS}`],
    ['letter', 'Paul Autre', `Recommandé par «claire  MOREL» (${ADDRESS}).`],
    ['filterTitle', 'Claire Morel', '«Claire Morel»'],
    ['filterValue', 'Claire Morel', '«Claire Morel»'],
  ])

  const archive = await exportOf(ADDRESS)
  expect(archive.headers.get('content-type')).toBe('application/zip')
  const entries = await unzip(Buffer.from(await archive.arrayBuffer()))
  const mails = [...entries.keys()].filter((name) => name.startsWith('mails/'))
  const file = `fichiers/candidature-${application}-cv.pdf`
  expect([...entries.keys()].sort()).toEqual(['donnees.json', file, ...mails].sort())
  expect(entries.get(file)?.toString()).toBe('%PDF-1.4\n%%EOF\n')
  expect(mails).toHaveLength(1)
  const told = JSON.parse(entries.get('donnees.json')?.toString() ?? '')
  expect(told.candidatures).toMatchObject([
    {
      numero: application,
      nom: NAME,
      statut: 'En attente',
      indesirable: false,
      langue: 'Anglais',
      origine: 'E-mails',
      siteDOrigine: 'APEC',
      campagne: 'mai',
      ditNousConnaitrePar: 'Autre',
      fichiers: [{ fichier: file, nomDOrigine: 'CV Claire Morel.pdf' }],
      notes: [{ texte: 'Claire rappelle lundi' }],
      reponses: [{ etat: 'Envoyée', objet: 'Suite', texte: 'Bonjour Claire Morel' }],
    },
  ])
  expect(told.candidatures[0].liensDeSuivi).toEqual([
    {
      creeLe: expect.any(String),
      dernierCodeValableJusquAu: null,
      derniereSessionOuverteJusquAu: null,
      effacementDemandePourLe: null,
      revoqueLe: expect.stringContaining('2026-05-04'),
      revoquePar: 'Équipe',
    },
  ])
  expect(JSON.stringify(told)).not.toContain(LINK_SECRET)
  expect(told.messages).toMatchObject([
    { reponses: [{ etat: expect.any(String), texte: 'Bonjour Claire Morel' }] },
  ])
  expect(told.fichiers).toEqual([file])
  expect(told.citations).toHaveLength(6)
  expect(told.citations).toContain(`Voir aussi Claire Morel, ${ADDRESS}`)

  expect((await erase(ADDRESS, TAGGED)).status).toBe(400)
  expect(await everything()).toMatch(/claire\.morel@mail\.example/i)
  const answer = await erase('Claire.Morel@mail.example', ADDRESS, passages)
  expect(await answer.json()).toEqual({
    ok: true,
    counts: person.counts,
    replaced: 4,
    changed: [],
    filesLeft: false,
  })
  await runDueJobs(site.payload)

  const left = await everything()
  expect(left).not.toMatch(/claire\.morel@mail\.example/i)
  expect(left).not.toMatch(/claire\s+morel/i)
  const kept = await site.payload.findByID({ collection: 'job-applications', id: other })
  expect(kept).toMatchObject({
    candidateEmail: TAGGED,
    coverLetter: 'Recommandé par [effacé] ([effacé]).',
  })
  const [mail = '', ...others] = readdirSync(path.join(site.dataDir, 'mails'))
  expect(others).toEqual([])
  const read = await PostalMime.parse(readFileSync(path.join(site.dataDir, 'mails', mail)))
  expect(read).toMatchObject({
    subject: 'Reçue',
    to: [{ address: 'rh@exemplia.test' }],
    replyTo: [{ name: 'Paul Autre', address: TAGGED }],
    text: expect.stringMatching(
      /^(Candidature reçue de très loin, à voir : \[effacé\]\. ?){9}\s*$/,
    ),
  })
  const { rows: preferences } = await site.payload.db.pool.query(
    "SELECT value FROM payload_preferences WHERE key = 'list'",
  )
  expect(preferences).toEqual([{ value: { search: '[effacé]', limit: 25 } }])
  expect((await (await find(ADDRESS)).json()).person.counts).toMatchObject({
    applications: 0,
    mentions: 0,
  })
})

test('The audit trail records requests and who handled them, not their persons', async () => {
  const { rows } = await site.payload.db.pool.query(
    "SELECT action, actor_name, details FROM audit_entries WHERE action::text LIKE 'person%' ORDER BY id",
  )
  expect(rows.map(({ action, actor_name }) => [action, actor_name])).toEqual([
    ['personExported', expect.stringMatching(/^Personne \d+$/)],
    ['personErased', expect.stringMatching(/^Personne \d+$/)],
  ])
  const { emailFingerprint } = await import('@/src/plugins/personal-data/commands/emailFingerprint')
  for (const { details } of rows) {
    expect(details).toContain(`empreinte ${emailFingerprint(site.payload, ADDRESS)}`)
    expect(details).toContain('Candidatures\u00A0: 1')
  }
  expect(rows[1]?.details).toContain('Passages où le nom a été remplacé\u00A0: 4')
  expect(emailFingerprint(site.payload, TAGGED)).not.toBe(emailFingerprint(site.payload, ADDRESS))
})

test('A person with twelve applications, and one with a message only, get all their data', async () => {
  const { payload } = site
  const [often, once] = ['souvent@mail.example', 'message@mail.example']
  const jobs = Array.from({ length: 12 }, (_, place) => `Poste ${place + 1}`)
  for (const jobTitle of jobs) {
    await aJobApplication(payload, {
      candidateEmail: often,
      jobTitle,
      isSpam: jobTitle.endsWith('9'),
    })
  }
  await aContactMessage(payload, { email: once })
  const { candidatures } = await donneesOf(often)
  expect(candidatures.map(({ poste }: { poste: string }) => poste)).toEqual(jobs)
  expect(candidatures[8]).toMatchObject({ indesirable: true, statut: 'En attente', campagne: null })
  expect(await donneesOf(once)).toMatchObject({ candidatures: [], messages: [{ email: once }] })
})

test('The archive has the files of each application, under paths without names that candidates chose', async () => {
  const { payload } = site
  const candidateEmail = 'fichiers@mail.example'
  const apply = async (cvName: string, letterName: string) => {
    const cv = await aCandidateFile(payload, cvName, Buffer.from(cvName))
    const letter = await aCandidateFile(payload, letterName, Buffer.from(letterName))
    const sent = { candidateEmail, cv: cv.id, coverLetterFile: letter.id }
    return (await aJobApplication(payload, sent)).id
  }
  const first = await apply('cv.pdf', '../../lettre.DOCX')
  const second = await apply('cv.pdf', 'sans nature')
  const files = {
    [`fichiers/candidature-${first}-cv.pdf`]: 'cv.pdf',
    [`fichiers/candidature-${first}-lettre.docx`]: '../../lettre.DOCX',
    [`fichiers/candidature-${second}-cv.pdf`]: 'cv.pdf',
    [`fichiers/candidature-${second}-lettre`]: 'sans nature',
  }
  const entries = await unzip(Buffer.from(await (await exportOf(candidateEmail)).arrayBuffer()))
  const { candidatures } = JSON.parse(entries.get('donnees.json')?.toString() ?? '')
  entries.delete('donnees.json')
  const held = [...entries].map(([name, content]) => [name, content.toString()])
  expect(Object.fromEntries(held)).toEqual(files)
  const named = candidatures.map(({ fichiers }: { fichiers: unknown }) => fichiers)
  const inData = Object.entries(files).map(([fichier, nomDOrigine]) => ({ fichier, nomDOrigine }))
  expect(named).toEqual([inData.slice(0, 2), inData.slice(2)])
})

test('A figure leads to exactly the records that it counts, also spam and trash', async () => {
  const { payload } = site
  const [address, other] = ['chiffres@mail.example', 'anne.chiffres@mail.example']
  const isSpam = [false, true]
  for (const spam of isSpam)
    await aJobApplication(payload, { candidateEmail: address.toUpperCase(), isSpam: spam })
  await aJobApplication(payload, { candidateEmail: other })
  const kept = await aContactMessage(payload, { email: address })
  const trashed = await aContactMessage(payload, { email: address })
  await payload.db.pool.query('UPDATE contact_messages SET deleted_at = now() WHERE id = $1', [
    trashed.id,
  ])
  const { person } = await (await find(address)).json()
  const [all, ...others] = personRecordLinks('applications', person, '/admin')
  expect([all?.count, others]).toEqual([2, []])
  const asked = parseExportedListQuery(
    payload,
    'job-applications',
    new URL(all?.address ?? '', ORIGIN).search,
  )
  const user = { ...(await aUser(payload)), collection: 'users' as const }
  if (!asked) throw new Error('No list is asked for')
  expect(await countListRows(payload, 'job-applications', { ...asked, user })).toBe(2)
  expect(personRecordLinks('messages', person, '/admin')).toEqual([
    { address: `/admin/collections/contact-messages/${kept.id}`, count: 1, isInTrash: false },
    {
      address: `/admin/collections/contact-messages/trash/${trashed.id}`,
      count: 1,
      isInTrash: true,
    },
  ])
})

test('A name is replaced in the confirmed passages only', async () => {
  const { payload } = site
  const address = 'jean1@mail.example'
  await aJobApplication(payload, { candidateName: 'Jean Martin', candidateEmail: address })
  const other = await aJobApplication(payload, {
    candidateName: 'Jean Martin',
    candidateEmail: 'jean2@mail.example',
    coverLetter: 'Jean Martin, et non Jean Martin (jean1@mail.example)',
  })
  const { person } = await (await find(address)).json()
  expect(person.sharedNames).toEqual(['Jean Martin'])
  expect(person.passages).toMatchObject([
    { place: 'letter', document: other.id, before: '', after: expect.stringMatching(/^, et non/) },
    { place: 'letter', document: other.id, after: ' (jean1@mail.example)' },
  ])
  const answer = await erase(address, address, [person.passages[1]])
  expect(await answer.json()).toMatchObject({ replaced: 1, changed: [] })
  const kept = await payload.findByID({ collection: 'job-applications', id: other.id })
  expect(kept).toMatchObject({
    candidateName: 'Jean Martin',
    coverLetter: 'Jean Martin, et non [effacé] ([effacé])',
  })
})

test('Opinions are a part of a person’s data, and hidden from a user who may not read them', async () => {
  const { payload } = site
  const { pool } = payload.db
  const address = 'zoe@mail.example'
  const own = await aJobApplication(payload, {
    candidateName: 'Zoé Lambert',
    candidateEmail: address,
  })
  const other = await aJobApplication(payload, { candidateEmail: 'autre@mail.example' })
  const author = await aUser(payload)
  const stored = `INSERT INTO application_opinions (application_id, author_id, opinion, sentence)
    VALUES ($1, $2, 'unfavourable', $3)`
  await pool.query(stored, [own.id, author.id, 'Trop peu de recul.'])
  await pool.query(stored, [other.id, author.id, `Moins bien que Zoé Lambert (${address}).`])

  const closed = (await (await find(address)).json()).person
  expect(closed).toMatchObject({ hidden: { opinions: 1 }, passages: [], counts: { opinions: 1 } })
  const withoutOpinions = await donneesOf(address)
  expect(withoutOpinions.candidatures).toMatchObject([
    { avis: [], avisAbsents: expect.stringContaining('vous n’avez pas donné le vôtre') },
  ])
  expect(JSON.stringify(withoutOpinions)).not.toMatch(/recul|Moins bien|Défavorable/)

  const asking = restClient(headers.Cookie)
  for (const { id: application } of [own, other]) {
    await asking.post('/application-opinions', { application, opinion: 'declined' })
  }
  const { person } = await (await find(address)).json()
  expect(person).toMatchObject({
    hidden: { opinions: 0 },
    passages: [{ place: 'opinions', document: other.id, before: 'Moins bien que ' }],
  })
  const whole = await donneesOf(address)
  expect(whole.candidatures).toMatchObject([
    {
      avis: [{ avis: 'Défavorable', texte: 'Trop peu de recul.' }, { avis: 'Ne se prononce pas' }],
    },
  ])
  expect(whole.citations).toEqual([`Moins bien que Zoé Lambert (${address}).`])
  await erase(address, address, person.passages)
  const { rows } = await pool.query(
    "SELECT sentence FROM application_opinions WHERE opinion = 'unfavourable'",
  )
  expect(rows).toEqual([{ sentence: 'Moins bien que [effacé] ([effacé]).' }])
})

test('An e-mail address is also replaced in opinions that the user may not read', async () => {
  const { payload } = site
  const address = 'ida@mail.example'
  await aJobApplication(payload, { candidateName: 'Ida Roux', candidateEmail: address })
  const other = await aJobApplication(payload, { candidateEmail: 'autre2@mail.example' })
  await payload.db.pool.query(
    "INSERT INTO application_opinions (application_id, opinion, sentence) VALUES ($1, 'reserved', $2)",
    [other.id, `Voir ${address}.`],
  )
  await erase(address)
  const { rows } = await payload.db.pool.query(
    'SELECT sentence FROM application_opinions WHERE application_id = $1',
    [other.id],
  )
  expect(rows).toEqual([{ sentence: 'Voir [effacé].' }])
})

test('A passage that has changed since it was shown, or was not shown, is reported and not replaced', async () => {
  const { payload } = site
  const address = 'lea@mail.example'
  await aJobApplication(payload, { candidateName: 'Léa Roy', candidateEmail: address })
  const paul = { candidateName: 'Paul Autre', candidateEmail: 'paul@mail.example' }
  const changing = await aJobApplication(payload, { ...paul, coverLetter: 'Avec Lea Roy à Nantes' })
  const stranger = await aJobApplication(payload, { ...paul, coverLetter: 'Sans personne' })
  const [passage] = await passagesOf(address)
  expect(passage).toMatchObject({ place: 'letter', name: 'Lea Roy' })
  if (!passage) throw new Error('Nothing was shown')
  await payload.db.pool.query(
    "UPDATE job_applications SET cover_letter = 'Avec Lea Roy à Lyon' WHERE id = $1",
    [changing.id],
  )
  const forged: PassageReference = { place: 'letter', row: stranger.id, mark: 'x'.repeat(22) }
  const answer = await erase(address, address, [passage, forged])
  expect(await answer.json()).toMatchObject({ replaced: 0, changed: [passage.mark, forged.mark] })
  const letters = await Promise.all(
    [changing, stranger].map(({ id }) => payload.findByID({ collection: 'job-applications', id })),
  )
  expect(letters.map(({ coverLetter }) => coverLetter)).toEqual([
    'Avec Lea Roy à Lyon',
    'Sans personne',
  ])
})

test('A person with an account is not erased', async () => {
  const user = await aUser(site.payload, { email: 'collegue@exemplia.test' })
  await aJobApplication(site.payload, { candidateEmail: 'Collegue@exemplia.test' })
  expect((await (await find(user.email)).json()).person.hasAccount).toBe(true)
  expect((await erase(user.email)).status).toBe(409)
  const { totalDocs } = await site.payload.count({
    collection: 'job-applications',
    where: { candidateEmail: { equals: 'Collegue@exemplia.test' } },
  })
  expect(totalDocs).toBe(1)
})

test('Nothing is erased when the erasure fails in the middle', async () => {
  const { pool } = site.payload.db
  await aJobApplication(site.payload, { candidateEmail: 'reste@mail.example' })
  await pool.query(`
    CREATE FUNCTION break_off() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      RAISE EXCEPTION 'broken off';
    END $$;
    CREATE TRIGGER break_off BEFORE INSERT ON audit_entries
      FOR EACH ROW EXECUTE FUNCTION break_off()`)
  expect((await erase('reste@mail.example')).status).toBe(500)
  await pool.query('DROP FUNCTION break_off CASCADE')
  expect((await (await find('reste@mail.example')).json()).person.counts.applications).toBe(1)
})

function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Buffer>()
    fromBuffer(bytes, { lazyEntries: true }, (err, zip) => {
      if (err) return reject(err)
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, async (failure, stream) => {
          if (failure) return reject(failure)
          entries.set(entry.fileName, await buffer(stream))
          zip.readEntry()
        }),
      )
      zip.on('end', () => resolve(entries))
      zip.readEntry()
    })
  })
}

test('A file that the antivirus blocked is not in the archive', async () => {
  const cv = await aCandidateFile(site.payload, 'cv.pdf')
  const candidateEmail = 'bloque@mail.example'
  const { id } = await aJobApplication(site.payload, { candidateEmail, cv: cv.id })
  await site.payload.update({
    collection: 'candidate-files',
    id: cv.id,
    data: { checkState: 'blocked' },
  })
  const entries = await unzip(Buffer.from(await (await exportOf(candidateEmail)).arrayBuffer()))
  expect(entries.get(`fichiers/candidature-${id}-cv.pdf`)?.toString()).toBe(
    'Ce fichier a été bloqué à l’examen.\n',
  )
})

test('An e-mail address linked by hand is shown to the user, and its data are neither exported nor erased', async () => {
  const { payload } = site
  const [here, there, further] = ['ici@mail.example', 'ailleurs@mail.example', 'loin@mail.example']
  const first = (await aJobApplication(payload, { candidateEmail: here })).id
  const second = (await aJobApplication(payload, { candidateEmail: there })).id
  const third = (await aJobApplication(payload, { candidateEmail: further })).id
  const user = { ...(await aUser(payload, { name: 'Léa Roy' })), collection: 'users' as const }
  for (const data of [
    { first, second },
    { first: second, second: third },
  ]) {
    await payload.create({ collection: 'application-links', data, user })
  }
  const linkedTo = async (address: string) => (await (await find(address)).json()).person.linked
  expect(await linkedTo(here)).toMatchObject([
    { address: there, names: ['Camille Durand'], applications: 1 },
    { address: further, links: [{ by: 'Léa Roy', at: expect.any(String) }] },
  ])
  const entries = await unzip(Buffer.from(await (await exportOf(here)).arrayBuffer()))
  const told = JSON.parse(entries.get('donnees.json')?.toString() ?? '')
  expect(told.candidatures).toMatchObject([{ numero: first }])
  expect(JSON.stringify(told)).not.toContain(there)

  expect((await erase(here)).status).toBe(200)
  const left = await payload.find({
    collection: 'job-applications',
    where: { id: { in: [first, second, third] } },
    sort: 'id',
  })
  expect(left.docs.map(({ id }) => id)).toEqual([second, third])
  expect(await linkedTo(here)).toEqual([])
  expect(await linkedTo(there)).toMatchObject([{ address: further }])
})

test('An export has no link by which an Administrator could take over an account', async () => {
  const to = 'direction@exemplia.test'
  const link = `https://exemplia.test${buildPasswordLinkPath('a-live-token')}`
  const mail = { from: 'comptes@exemplia.test', to, subject: 'Votre mot de passe' }
  const accented = 'é'.repeat(99)
  for (const said of [
    { text: `${accented}\n${link}` },
    { text: accented, html: `<p>${accented}</p><a href="${link}">Choisir un mot de passe</a>` },
  ]) {
    await storeMailAsFile(path.join(site.dataDir, 'mails'), { ...mail, ...said }, new Date())
  }
  // The export of the sender's own address contains the mails of all persons.
  for (const address of [to, mail.from]) {
    const entries = await unzip(Buffer.from(await (await exportOf(address)).arrayBuffer()))
    const mails = [...entries].filter(([name]) => name.startsWith('mails/'))
    expect(mails.map(([, body]) => body.toString())).toEqual([
      archiveEntryNames.opensAccount,
      archiveEntryNames.opensAccount,
    ])
  }
})

test('Sealed records of a person are exported and deleted by Super Administrators only', async () => {
  const address = 'scellee@mail.example'
  const { pool } = site.payload.db
  await pool.query(
    `INSERT INTO sealed_records (name, email, offer, status, reason, received_at, ended_at)
     VALUES ('Alix Scellée', $1, 'Architecte cloud', 'rejected', 'rejected', '2026-01-05', '2026-05-05')`,
    [address],
  )
  const left = async () =>
    (await pool.query('SELECT id FROM sealed_records WHERE email = $1', [address])).rowCount
  const eraseSealed = async () => {
    const { POST } = await import('@/src/plugins/personal-data/routes/personnes/effacement/route')
    const sent = { address, confirmation: address, erasesSealedRecords: true }
    return POST(json('personnes/effacement', sent))
  }
  const lastEntries = async (count: number) =>
    (
      await pool.query('SELECT action, details FROM audit_entries ORDER BY id DESC LIMIT $1', [
        count,
      ])
    ).rows
  const counted = async () => (await (await find(address)).json()).person
  expect(await counted()).toMatchObject({
    ...{ names: [], counts: { sealedRecords: 1 } },
    sealed: { until: '2031-05-05', isReadable: false },
  })
  expect((await donneesOf(address)).archivesScellees).toContain('Seul un Super Administrateur')
  expect((await lastEntries(1))[0].details).not.toContain('Archives')
  expect((await eraseSealed()).status).toBe(403)
  expect(await (await erase(address)).json()).toMatchObject({ counts: { sealedRecords: 0 } })
  expect(await left()).toBe(1)

  const ofAdmin = headers
  headers = await sessionOf(site.payload, { role: 'super-admin' })
  try {
    expect(await counted()).toMatchObject({ sealed: { isReadable: true } })
    expect((await donneesOf(address)).archivesScellees).toMatchObject([
      {
        nom: 'Alix Scellée',
        offre: 'Architecte cloud',
        statut: 'Refusé',
        conserveeJusquAu: '2031-05-05',
      },
    ])
    expect(await lastEntries(2)).toEqual([
      {
        action: 'sealedRecordsRead',
        details: expect.stringMatching(/^Archives n°\u00A0\d+ · Motif\u00A0: Export/),
      },
      {
        action: 'personExported',
        details: expect.stringMatching(/^Archives scellées\u00A0: 1 · /),
      },
    ])
    expect(await (await erase(address)).json()).toMatchObject({ counts: { sealedRecords: 0 } })
    expect(await left()).toBe(1)
    expect(await (await eraseSealed()).json()).toMatchObject({ counts: { sealedRecords: 1 } })
    expect(await left()).toBe(0)
  } finally {
    headers = ofAdmin
  }
})
