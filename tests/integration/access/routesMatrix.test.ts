import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import { aDocx } from '../../support/documents'
import { PEOPLE, type Person } from '../../support/people'
import {
  pluginClosedRoutes,
  pluginEndpoints,
  pluginOpenRoutes,
  pluginRootScreens,
  usersWithoutRights,
} from '../../support/pluginRegisters'
import {
  aCandidateFile,
  aContactMessage,
  aJobApplication,
  aJobOffer,
  aUser,
} from '../../support/records'
import {
  ADMINS,
  type ClosedRoute,
  get,
  post,
  routeContext,
  STAFF,
} from '../../support/registerRows'
import { sessionOf } from '../../support/sessionOf'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

let routeRecords: Parameters<ClosedRoute['ask']>[1]
let testPayload: TestPayload
let sessionHeadersByPerson: Map<Person, Record<string, string>>
const sessionsWithoutRights = new Map<string, Record<string, string>>()

/** Every route besides Payload's own that not all users may use. */
const CLOSED_ROUTES: Record<string, ClosedRoute> = {
  'candidate-files/[id]/lien': {
    allowed: STAFF,
    ask: async (asked, { file }) => {
      const { GET } = await import('@/src/app/api/candidate-files/[id]/lien/route')
      return GET(get(`candidate-files/${file}/lien`, asked), routeContext({ id: String(file) }))
    },
  },
  'candidate-files/[id]/contenu': {
    allowed: STAFF,
    ask: async (asked, { file }) => {
      const { GET } = await import('@/src/app/api/candidate-files/[id]/contenu/route')
      return GET(get(`candidate-files/${file}/contenu`, asked), routeContext({ id: String(file) }))
    },
  },
  'invitations/[id]/lien': {
    allowed: ADMINS,
    ask: async (asked, { invited }) => {
      const { POST } = await import('@/src/app/api/invitations/[id]/lien/route')
      const path = `invitations/${invited}/lien`
      return POST(post(path, {}, asked), routeContext({ id: String(invited) }))
    },
  },
  statistiques: {
    allowed: STAFF,
    ask: async (asked) =>
      (await import('@/src/app/api/statistiques/route')).GET(get('statistiques?jours=7', asked)),
  },
  'statistiques/temps-reel': {
    allowed: STAFF,
    ask: async (asked) => {
      const { GET } = await import('@/src/app/api/statistiques/temps-reel/route')
      return GET(get('statistiques/temps-reel', asked))
    },
  },
  ...pluginClosedRoutes,
}

/** Routes for all users, or with a key of their own, and the test of their refusals. */
const OPEN_ROUTES: Record<string, string> = {
  '(payload)/api/[...slug]': 'rightsMatrix.test.ts',
  '(payload)/api/media/file/[filename]': 'pictures of the public pages',
  '(payload)/api/payload-jobs/run': 'jobRunner.test.ts',
  'api/adresses': 'what the web server asks, and visitors see anyway',
  'api/candidatures': 'submissionRefusals.test.ts',
  'api/fichiers/[token]': 'candidateFileLinks.test.ts',
  'api/health/live': 'health.test.ts',
  'api/health/ready': 'health.test.ts',
  'api/messages-contact': 'submissionRefusals.test.ts',
  'api/liens-mot-de-passe': 'invitationLinks.test.ts',
  'api/offres/etapes': 'moveDueOffers.test.ts',
  'api/visites': 'visits.test.ts',
  ...pluginOpenRoutes,
}

beforeAll(async () => {
  // With a mail server, the responses do not depend on the missing one.
  testPayload = await startOwnPayload({ SMTP_URL: 'smtp://127.0.0.1:1' })
  const invited = (await aUser(testPayload.payload, { status: 'invited' })).id
  const file = (await aCandidateFile(testPayload.payload)).id
  const letter = (await aCandidateFile(testPayload.payload, 'lettre.docx', aDocx())).id
  await testPayload.payload.db.pool.query(
    'UPDATE candidate_files SET mime_type = $1 WHERE id = $2',
    [fileKindMimeTypes.docx, letter],
  )
  const message = (await aContactMessage(testPayload.payload)).id
  const sent = { cv: file, coverLetterFile: letter }
  routeRecords = {
    ...{ file, letter, message, invited },
    application: (await aJobApplication(testPayload.payload, sent)).id,
    offer: (await aJobOffer(testPayload.payload)).id,
    anApplication: async () => (await aJobApplication(testPayload.payload)).id,
    payload: testPayload.payload,
  }
  const opened = PEOPLE.map(async (person) => [person, await createSessionFor(person)] as const)
  sessionHeadersByPerson = new Map(await Promise.all(opened))
  for (const [user, signIn] of Object.entries(usersWithoutRights)) {
    sessionsWithoutRights.set(user, await signIn(testPayload.payload))
  }
})
afterAll(async () => {
  const { flushBeforeExit } = await import('@/src/registerFlushBeforeExit')
  await flushBeforeExit(5_000)
  await testPayload.stop()
})

test('Each route has its row', () => {
  const routes = readdirSync('src/app', { recursive: true, encoding: 'utf8' })
    .filter((name) => /(^|\/)route\.tsx?$/.test(name))
    .map((name) => name.replace(/\/route\.tsx?$/, ''))
  const named = [
    ...Object.keys(CLOSED_ROUTES).map((name) => `api/${name}`),
    ...Object.keys(OPEN_ROUTES),
  ]
  expect(routes.sort()).toEqual(named.sort())
})

test('Each endpoint of a collection or global is tested in accountLinks.test.ts or by its plugin', () => {
  const { collections, globals } = testPayload.payload.config
  const own = [...collections, ...globals]
    .filter(({ slug }) => !slug.startsWith('payload-'))
    .flatMap(({ slug, endpoints }) => (endpoints || []).map((one) => ({ slug, ...one })))
    .filter(({ method, path }) => !PAYLOAD_ENDPOINTS.has(`${method} ${path}`))
    .map(({ method, path, slug }) => `${method} /${slug}${path}`)
  const ofCore = ['post /users/:id/accepter', 'post /users/:id/lien']
  expect(own.sort()).toEqual([...ofCore, ...pluginEndpoints].sort())
})

test('Only the sign-in page and screens for unfinished accounts are at the root, which Payload shows everybody', () => {
  const screens = {
    choosePassword: '/mot-de-passe',
    login: '/login',
    forgot: '/forgot',
    unauthorized: '/unauthorized',
    // These screens send a user without access to the sign-in page.
    ...pluginRootScreens,
  }
  expect(testPayload.payload.config.admin.components?.views).toEqual(
    Object.fromEntries(
      Object.entries(screens).map(([key, path]) => [
        key,
        expect.objectContaining({ path, exact: true }),
      ]),
    ),
  )
})

// Payload's endpoints of every collection, file, account and global, and our replacements.
const PAYLOAD_ENDPOINTS = new Set(
  `get /access/:id?|post /access/:id?|get /|post /|patch /|delete /|get /:id|patch /:id|delete /:id
  post /:id/duplicate|get /count|get /versions|get /versions/:id|post /versions/:id|get /access|post /access
  get /file/:filename|get /paste-url/:id?|get /paste-url{/:id}|post /first-register|post /forgot-password
  get /init|post /login|post /logout|get /me|post /refresh-token|post /reset-password|post /unlock
  post /verify/:id`
    .split(/[|\n]/)
    .map((name) => name.trim()),
)

describe.each(Object.entries(CLOSED_ROUTES))('%s', (_name, { allowed, ask }) => {
  test.each(PEOPLE)('responds to %s as listed', async (person) => {
    const visit = new AbortController()
    const answer = await ask(
      { headers: sessionHeadersByPerson.get(person) ?? {}, signal: visit.signal },
      routeRecords,
    )
    visit.abort()
    expect(verdictOf(answer)).toBe(allowed.includes(person) ? 'may' : 'may not')
  })

  test.each(Object.keys(usersWithoutRights))('is refused to %s', async (user) => {
    const visit = new AbortController()
    const headers = sessionsWithoutRights.get(user) ?? {}
    const answer = await ask({ headers, signal: visit.signal }, routeRecords)
    visit.abort()
    expect([401, 403, 404]).toContain(answer.status)
  })

  test('is refused to another site with the session of any role', async () => {
    const visit = new AbortController()
    const headers = { ...sessionHeadersByPerson.get('super-admin'), 'Sec-Fetch-Site': 'cross-site' }
    const answer = await ask({ headers, signal: visit.signal }, routeRecords)
    visit.abort()
    expect([401, 403, 404]).toContain(answer.status)
  })
})

function verdictOf({ status }: Response) {
  if (status < 400) return 'may'
  return [401, 403, 404].includes(status) ? 'may not' : `answered ${status}`
}

async function createSessionFor(person: Person) {
  if (person === 'visitor') return {}
  const isClosed = person === 'inactive' || person === 'invited'
  return isClosed
    ? sessionOf(testPayload.payload, { role: 'super-admin', status: person })
    : sessionOf(testPayload.payload, { role: person })
}
