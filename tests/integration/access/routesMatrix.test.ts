import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import { aDocx } from '../../support/documents'
import { PEOPLE, type Person } from '../../support/people'
import {
  aCandidateFile,
  aContactMessage,
  aJobApplication,
  aJobOffer,
  aUser,
} from '../../support/records'
import { requireSecondFactorOf } from '../../support/secondFactor'
import { sessionOf } from '../../support/sessionOf'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

const STAFF: Person[] = ['moderator', 'admin', 'super-admin']
const ADMINS: Person[] = ['admin', 'super-admin']

type Asked = { headers: Record<string, string>; signal: AbortSignal }
type Route = { allowed: Person[]; ask: (asked: Asked) => Promise<Response> }

const address = (path: string) => `https://exemplia.test/api/${path}`
const get = (path: string, asked: Asked) => new Request(address(path), asked)
const post = (path: string, sent: object, { headers, signal }: Asked) =>
  new Request(address(path), {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(sent),
    signal,
  })

let file: number
let letter: number
let message: number
let application: number
let offer: number
let invited: number
let started: TestPayload
let sessions: Map<Person, Record<string, string>>
/** A Super Administrator who must have a second factor, and has none yet. */
let lacking: Record<string, string>

const ANSWER = { template: null, seen: null, subject: 'Suite', body: 'Bonjour' }

/** Every route beside Payload's own that not everybody may use. */
const CLOSED: Record<string, Route> = {
  'candidate-files/[id]/lien': {
    allowed: STAFF,
    ask: async (asked) => {
      const { GET } = await import('@/src/app/api/candidate-files/[id]/lien/route')
      return GET(get(`candidate-files/${file}/lien`, asked), params({ id: String(file) }))
    },
  },
  'candidate-files/[id]/contenu': {
    allowed: STAFF,
    ask: async (asked) => {
      const { GET } = await import('@/src/app/api/candidate-files/[id]/contenu/route')
      return GET(get(`candidate-files/${file}/contenu`, asked), params({ id: String(file) }))
    },
  },
  'candidate-files/[id]/lecture': {
    allowed: STAFF,
    ask: async (asked) => {
      const { POST } = await import(
        '@/src/plugins/document-reading/routes/candidate-files/[id]/lecture/route'
      )
      return POST(post(`candidate-files/${file}/lecture`, {}, asked), params({ id: String(file) }))
    },
  },
  'candidate-files/[id]/texte': {
    allowed: STAFF,
    ask: async (asked) => {
      const { GET } = await import(
        '@/src/plugins/document-reading/routes/candidate-files/[id]/texte/route'
      )
      return GET(get(`candidate-files/${letter}/texte`, asked), params({ id: String(letter) }))
    },
  },
  'changements-prevus': {
    allowed: STAFF,
    ask: async (asked) => {
      const { GET } = await import(
        '@/src/plugins/scheduled-changes/routes/changements-prevus/route'
      )
      return GET(get('changements-prevus?global=home-page', asked))
    },
  },
  'contact-messages/[id]/reponses': {
    allowed: STAFF,
    ask: async (asked) => {
      const { POST } = await import('@/src/app/api/contact-messages/[id]/reponses/route')
      const sent = { text: 'Bonjour', key: crypto.randomUUID() }
      const path = `contact-messages/${message}/reponses`
      return POST(post(path, sent, asked), params({ id: String(message) }))
    },
  },
  'contact-messages/[id]/reponses/[reply]/renvoi': {
    allowed: STAFF,
    ask: async (asked) => {
      const { POST } = await import(
        '@/src/app/api/contact-messages/[id]/reponses/[reply]/renvoi/route'
      )
      const named = { id: String(message), reply: String(await aReply('failed')) }
      return POST(post(`contact-messages/${message}/reponses/renvoi`, {}, asked), params(named))
    },
  },
  'contact-messages/[id]/reponses/[reply]/retrait': {
    allowed: STAFF,
    ask: async (asked) => {
      const { POST } = await import(
        '@/src/app/api/contact-messages/[id]/reponses/[reply]/retrait/route'
      )
      const named = { id: String(message), reply: String(await aReply('kept')) }
      return POST(post(`contact-messages/${message}/reponses/retrait`, {}, asked), params(named))
    },
  },
  'invitations/[id]/lien': {
    allowed: ADMINS,
    ask: async (asked) => {
      const { POST } = await import('@/src/app/api/invitations/[id]/lien/route')
      const path = `invitations/${invited}/lien`
      return POST(post(path, {}, asked), params({ id: String(invited) }))
    },
  },
  'job-applications/[id]/lecture': {
    allowed: STAFF,
    ask: async (asked) => {
      const { POST } = await import(
        '@/src/plugins/document-reading/routes/job-applications/[id]/lecture/route'
      )
      const path = `job-applications/${application}/lecture`
      return POST(post(path, {}, asked), params({ id: String(application) }))
    },
  },
  conservation: {
    allowed: ADMINS,
    ask: async (asked) => {
      const { GET } = await import('@/src/plugins/retention/routes/conservation/route')
      const periods = 'applicationMonths=24&messageMonths=36&logMonths=12'
      return GET(get(`conservation?${periods}`, asked))
    },
  },
  envois: {
    allowed: ADMINS,
    ask: async (asked) =>
      (await import('@/src/plugins/undelivered-mail/routes/envois/route')).GET(
        get('envois', asked),
      ),
  },
  'envois/renvoyer': {
    allowed: ADMINS,
    ask: async (asked) => {
      const { POST } = await import('@/src/plugins/undelivered-mail/routes/envois/renvoyer/route')
      return POST(post('envois/renvoyer', { ids: [1] }, asked))
    },
  },
  'equipe/evenements': {
    allowed: STAFF,
    ask: async (asked) => {
      const { GET } = await import('@/src/app/api/equipe/evenements/route')
      return GET(get('equipe/evenements', asked))
    },
  },
  'exports/[list]': {
    allowed: ADMINS,
    ask: async (asked) => {
      const { GET } = await import('@/src/app/api/exports/[list]/route')
      return GET(get('exports/job-applications', asked), params({ list: 'job-applications' }))
    },
  },
  personnes: {
    allowed: ADMINS,
    ask: async (asked) => {
      const { POST } = await import('@/src/plugins/personal-data/routes/personnes/route')
      return POST(post('personnes', { address: 'qui@mail.example' }, asked))
    },
  },
  'personnes/effacement': {
    allowed: ADMINS,
    ask: async (asked) => {
      const { POST } = await import('@/src/plugins/personal-data/routes/personnes/effacement/route')
      const address = 'qui@mail.example'
      return POST(post('personnes/effacement', { address, confirmation: address }, asked))
    },
  },
  'personnes/export': {
    allowed: ADMINS,
    ask: async ({ headers, signal }) => {
      const { POST } = await import('@/src/plugins/personal-data/routes/personnes/export/route')
      const body = new URLSearchParams({ address: 'qui@mail.example' })
      const init = { method: 'POST', headers, body, signal }
      return POST(new Request(address('personnes/export'), init))
    },
  },
  'reglages-email/test': {
    allowed: ADMINS,
    ask: async (asked) => {
      const { POST } = await import('@/src/app/api/reglages-email/test/route')
      return POST(post('reglages-email/test', {}, asked))
    },
  },
  'reponses-candidats': {
    allowed: STAFF,
    ask: async (asked) => {
      const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/route')
      const { id } = await aJobApplication(started.payload)
      const sent = { key: crypto.randomUUID(), answers: [{ application: id, ...ANSWER }] }
      return POST(post('reponses-candidats', sent, asked))
    },
  },
  'reponses-candidats/autrement': {
    allowed: STAFF,
    ask: async (asked) => {
      const { POST } = await import(
        '@/src/plugins/answers/routes/reponses-candidats/autrement/route'
      )
      const { id } = await aJobApplication(started.payload)
      return POST(post('reponses-candidats/autrement', { ids: [id], isAnswered: true }, asked))
    },
  },
  'reponses-candidats/constat': {
    allowed: STAFF,
    ask: async (asked) => {
      const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/constat/route')
      return POST(post('reponses-candidats/constat', { ids: [1] }, asked))
    },
  },
  'reponses-candidats/renvoi': {
    allowed: STAFF,
    ask: async (asked) => {
      const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/renvoi/route')
      return POST(post('reponses-candidats/renvoi', { ids: [1] }, asked))
    },
  },
  'reponses-candidats/retrait': {
    allowed: STAFF,
    ask: async (asked) => {
      const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/retrait/route')
      return POST(post('reponses-candidats/retrait', { ids: [1] }, asked))
    },
  },
  'reponses-candidats/test': {
    allowed: STAFF,
    ask: async (asked) => {
      const { POST } = await import('@/src/plugins/answers/routes/reponses-candidats/test/route')
      const sent = { language: 'fr', subject: 'Suite', body: 'Bonjour' }
      return POST(post('reponses-candidats/test', sent, asked))
    },
  },
  'selections/[list]': {
    allowed: STAFF,
    ask: async (asked) => {
      const { GET } = await import('@/src/app/api/selections/[list]/route')
      return GET(get('selections/job-offers', asked), params({ list: 'job-offers' }))
    },
  },
  statistiques: {
    allowed: STAFF,
    ask: async (asked) =>
      (await import('@/src/app/api/statistiques/route')).GET(get('statistiques?jours=7', asked)),
  },
  'statistiques/demonstration': {
    allowed: ['super-admin'],
    ask: async (asked) => {
      const { DELETE } = await import(
        '@/src/plugins/statistics/routes/statistiques/demonstration/route'
      )
      const address = 'https://exemplia.test/api/statistiques/demonstration'
      return DELETE(new Request(address, { method: 'DELETE', ...asked }))
    },
  },
  'statistiques/export': {
    allowed: STAFF,
    ask: async (asked) => {
      const { GET } = await import('@/src/plugins/statistics/routes/statistiques/export/route')
      return GET(get('statistiques/export?jours=7', asked))
    },
  },
  'statistiques/jetons': {
    allowed: ADMINS,
    ask: async (asked) => {
      const { POST } = await import('@/src/plugins/statistics/routes/statistiques/jetons/route')
      return POST(post('statistiques/jetons', { name: 'Tableau' }, asked))
    },
  },
  'statistiques/offres/[id]': {
    allowed: STAFF,
    ask: async (asked) => {
      const { GET } = await import('@/src/plugins/statistics/routes/statistiques/offres/[id]/route')
      return GET(get(`statistiques/offres/${offer}`, asked), params({ id: String(offer) }))
    },
  },
  'statistiques/temps-reel': {
    allowed: STAFF,
    ask: async (asked) => {
      const { GET } = await import('@/src/app/api/statistiques/temps-reel/route')
      return GET(get('statistiques/temps-reel', asked))
    },
  },
}

/** Routes for everybody, or with their own key; and where their refusals are tried. */
const OPEN: Record<string, string> = {
  '(payload)/api/[...slug]': 'rightsMatrix.test.ts',
  '(payload)/api/media/file/[filename]': 'pictures of the public pages',
  '(payload)/api/payload-jobs/run': 'jobRunner.test.ts',
  'api/adresses': 'what the web server asks, and visitors see anyway',
  'api/apercu': 'preview.spec.ts',
  'api/apercu/quitter': 'leaves the preview',
  'api/candidatures': 'submissionRefusals.test.ts',
  'api/courriels/statistiques': 'statisticsMails.test.ts',
  'api/demandes-acces': 'accessRequests.test.ts',
  'api/fichiers/[token]': 'candidateFileLinks.test.ts',
  'api/health/live': 'health.test.ts',
  'api/health/ready': 'health.test.ts',
  'api/lecteur-pdf': 'a page without any document',
  'api/lecteur-pdf/[fichier]': 'fonts and tables of characters of the library that draws',
  'api/messages-contact': 'submissionRefusals.test.ts',
  'api/metrics': 'metrics.test.ts',
  'api/liens-mot-de-passe': 'invitationLinks.test.ts',
  'api/offres/etapes': 'moveDueOffers.test.ts',
  'api/offres/evenements': 'what the public list shows',
  'api/statistiques/v1': 'statisticsApi.test.ts',
  'api/visites': 'visits.test.ts',
  '.well-known/security.txt': 'where the firm is to be told of a weakness',
  'apple-icon.png': 'the mark of the firm',
  'favicon.ico': 'the mark of the firm',
  'icon.svg': 'the mark of the firm',
  'images-sociales/[...page]': 'pictures of the public pages',
  'nos-offres/flux.json': 'what the public list shows',
  'nos-offres/flux.xml': 'what the public list shows',
}

beforeAll(async () => {
  // So that what is answered is not that nothing can be sent.
  started = await startOwnPayload({ SMTP_URL: 'smtp://127.0.0.1:1' })
  invited = (await aUser(started.payload, { status: 'invited' })).id
  file = (await aCandidateFile(started.payload)).id
  letter = (await aCandidateFile(started.payload, 'lettre.docx', aDocx())).id
  await started.payload.db.pool.query('UPDATE candidate_files SET mime_type = $1 WHERE id = $2', [
    fileKindMimeTypes.docx,
    letter,
  ])
  message = (await aContactMessage(started.payload)).id
  application = (await aJobApplication(started.payload, { cv: file, coverLetterFile: letter })).id
  offer = (await aJobOffer(started.payload)).id
  const opened = PEOPLE.map(async (person) => [person, await sessionFor(person)] as const)
  sessions = new Map(await Promise.all(opened))
  await started.payload.db.pool.query(
    "INSERT INTO second_factors (account_id, secret, confirmed_at) SELECT id, 'x', now() FROM users",
  )
  lacking = await sessionOf(started.payload, { role: 'super-admin' })
  await requireSecondFactorOf(started.payload, ['super-admin'])
})
afterAll(async () => {
  const { flushBeforeExit } = await import('@/src/beforeExit')
  await flushBeforeExit(5_000)
  await started.stop()
})

test('every route is named here', () => {
  const routes = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)route\.tsx?$/.test(name))
    .map((name) => name.replace(/\/route\.tsx?$/, ''))
  const named = [...Object.keys(CLOSED).map((name) => `api/${name}`), ...Object.keys(OPEN)]
  expect(routes.sort()).toEqual(named.sort())
})

test('every endpoint added to a collection or a global is tried in accountLinks, secondFactor or ownSessions.test.ts', () => {
  const { collections, globals } = started.payload.config
  const own = [...collections, ...globals]
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, endpoints }) => (endpoints || []).map((one) => ({ slug, ...one })))
    .filter(({ method, path }) => !PAYLOADS_OWN.has(`${method} ${path}`))
    .map(({ method, path, slug }) => `${method} /${slug}${path}`)
  expect(own.sort()).toEqual([
    'get /users/double-authentification',
    'get /users/sessions',
    'post /users/:id/accepter',
    'post /users/:id/double-authentification/reinitialiser',
    'post /users/:id/lien',
    'post /users/:id/sessions/fermer',
    'post /users/double-authentification/codes',
    'post /users/double-authentification/confirmer',
    'post /users/double-authentification/desactiver',
    'post /users/double-authentification/preparer',
    'post /users/sessions/fermer',
  ])
})

test('at the root, where Payload shows everybody a screen, stand the sign-in page and what is still to do', () => {
  expect(started.payload.config.admin.components?.views).toEqual({
    choosePassword: expect.objectContaining({ path: '/mot-de-passe', exact: true }),
    login: expect.objectContaining({ path: '/login', exact: true }),
    forgot: expect.objectContaining({ path: '/forgot', exact: true }),
    // They send whoever is not of the staff to the sign-in page.
    care: expect.objectContaining({ path: '/a-soigner', exact: true }),
    system: expect.objectContaining({ path: '/etat-du-systeme', exact: true }),
    statistics: expect.objectContaining({ path: '/statistiques', exact: true }),
    origins: expect.objectContaining({ path: '/statistiques/origines', exact: true }),
    offerFigures: expect.objectContaining({ path: '/statistiques/offres', exact: true }),
    recruitment: expect.objectContaining({ path: '/statistiques/recrutement', exact: true }),
    unauthorized: expect.objectContaining({ path: '/unauthorized', exact: true }),
  })
})

// What Payload gives to every collection, file, account and global; ours in place of its own included.
const PAYLOADS_OWN = new Set(
  `get /access/:id?|post /access/:id?|get /|post /|patch /|delete /|get /:id|patch /:id|delete /:id
  post /:id/duplicate|get /count|get /versions|get /versions/:id|post /versions/:id|get /access|post /access
  get /file/:filename|get /paste-url/:id?|get /paste-url{/:id}|post /first-register|post /forgot-password
  get /init|post /login|post /logout|get /me|post /refresh-token|post /reset-password|post /unlock
  post /verify/:id`
    .split(/[|\n]/)
    .map((name) => name.trim()),
)

describe.each(Object.entries(CLOSED))('%s', (_name, { allowed, ask }) => {
  test.each(PEOPLE)('%s', async (person) => {
    const visit = new AbortController()
    const answer = await ask({ headers: sessions.get(person) ?? {}, signal: visit.signal })
    visit.abort()
    expect(verdictOf(answer)).toBe(allowed.includes(person) ? 'may' : 'may not')
  })

  test('nobody who still lacks the second factor', async () => {
    const visit = new AbortController()
    const answer = await ask({ headers: lacking, signal: visit.signal })
    visit.abort()
    expect([401, 403, 404]).toContain(answer.status)
  })

  test('nobody through the page of another site', async () => {
    const visit = new AbortController()
    const headers = { ...sessions.get('super-admin'), 'Sec-Fetch-Site': 'cross-site' }
    const answer = await ask({ headers, signal: visit.signal })
    visit.abort()
    expect([401, 403, 404]).toContain(answer.status)
  })
})

function verdictOf({ status }: Response) {
  if (status < 400) return 'may'
  return [401, 403, 404].includes(status) ? 'may not' : `answered ${status}`
}

async function aReply(state: 'failed' | 'kept'): Promise<number> {
  const { rows } = await started.payload.db.pool.query(
    `INSERT INTO message_replies (message_id, text, state, reply_key)
    VALUES ($1, 'Bonjour', $2, gen_random_uuid()) RETURNING id`,
    [message, state],
  )
  return rows[0].id
}

function params<Named>(named: Named) {
  return { params: Promise.resolve(named) }
}

async function sessionFor(person: Person) {
  if (person === 'visitor') return {}
  const isClosed = person === 'inactive' || person === 'invited'
  return isClosed
    ? sessionOf(started.payload, { role: 'super-admin', status: person })
    : sessionOf(started.payload, { role: person })
}
