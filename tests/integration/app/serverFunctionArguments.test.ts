/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { recordMakers } from '../../support/everyRecord'
import { aPicture } from '../../support/pages'
import { PEOPLE, type Person } from '../../support/people'
import { pluginServerFunctions } from '../../support/pluginRegisters'
import { aUser } from '../../support/records'
import type { ServerFunctionRow } from '../../support/registerRows'
import { type RestClient, restClient, signInForCookie } from '../../support/restClient'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

const NOT_FOUND_DIGEST = 'NEXT_HTTP_ERROR_FALLBACK;404'
const STAFF_ROLES: Person[] = ['moderator', 'admin', 'super-admin']
const ADMIN_ROLES: Person[] = ['admin', 'super-admin']
const NO_PERSONS: Person[] = []

const currentRequest = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => currentRequest.headers }))

let testPayload: TestPayload
let allowedFunctionNames: string[]
const cookiesByPerson = new Map<Person, string>()
const recordIds = { moderator: 0, colleague: 0, office: 0, trashed: 0, application: 0, file: 0 }

beforeAll(async () => {
  testPayload = await startOwnPayload()
  const { ALLOWED_SERVER_FUNCTIONS } = await import('@/src/app/(payload)/serverFunctions')
  allowedFunctionNames = [...ALLOWED_SERVER_FUNCTIONS]
  for (const person of PEOPLE) await openSessionFor(person)
  recordIds.colleague = (await aUser(testPayload.payload, { role: 'super-admin' })).id
  await createRecords(restClient(cookiesByPerson.get('super-admin')))
})
afterAll(() => testPayload.stop())

const READ_CASES: Record<string, ServerFunctionRow> = {
  'the list of accounts, which holds what each may see': {
    may: STAFF_ROLES,
    args: () => ({ collectionSlug: 'users' }),
  },
  'a colleague’s account': {
    may: ADMIN_ROLES,
    args: () => ({ collectionSlug: 'users', id: recordIds.colleague }),
  },
  'a colleague’s account, as documents are drawn': {
    may: ADMIN_ROLES,
    args: () => ({ collectionSlug: 'users', docID: String(recordIds.colleague) }),
  },
  'the Moderator’s own account': {
    may: STAFF_ROLES,
    args: () => ({ collectionSlug: 'users', id: recordIds.moderator }),
  },
  'the activity log': { may: ADMIN_ROLES, args: () => ({ collectionSlug: 'audit-entries' }) },
  'a line of the log': {
    may: ADMIN_ROLES,
    args: () => ({ collectionSlug: 'audit-entries', id: 1 }),
  },
  ...pluginServerFunctions,
  'a field of the log': {
    may: ADMIN_ROLES,
    args: () => ({ schemaPath: 'collection.audit-entries.subject' }),
  },
  'the mail server': { may: ADMIN_ROLES, args: () => ({ globalSlug: 'email-settings' }) },
  'the mail server, as documents are drawn': {
    may: ADMIN_ROLES,
    args: () => ({ collectionSlug: 'email-settings' }),
  },
  'a field of the mail server': {
    may: ADMIN_ROLES,
    args: () => ({ schemaPath: 'global.email-settings.smtpHost' }),
  },
  'what was not delivered, behind the name of a page': {
    may: ADMIN_ROLES,
    args: () => ({
      collectionSlug: 'home-page',
      paramsOverride: { segments: ['globals', 'email-settings', 'envois'] },
    }),
  },
  'how long people’s data is kept': {
    may: ADMIN_ROLES,
    args: () => ({ globalSlug: 'data-retention' }),
  },
  'an application': {
    may: STAFF_ROLES,
    args: () => ({ collectionSlug: 'job-applications', id: recordIds.application }),
  },
  'a candidate’s file': {
    may: STAFF_ROLES,
    args: () => ({ collectionSlug: 'candidate-files', id: recordIds.file }),
  },
  'an office in the trash': {
    may: ADMIN_ROLES,
    args: () => ({ collectionSlug: 'offices', id: recordIds.trashed }),
  },
  'the queue of jobs': { may: NO_PERSONS, args: () => ({ collectionSlug: 'payload-jobs' }) },
  'what is in every object': { may: NO_PERSONS, args: () => ({ collectionSlug: 'constructor' }) },
  'several collections at once': {
    may: NO_PERSONS,
    args: () => ({ collectionSlug: ['offices', 'audit-entries'] }),
  },
  'a document whose number is none': {
    may: NO_PERSONS,
    args: () => ({ collectionSlug: 'offices', id: { not_equals: 0 } }),
  },
}

const LOCK_CASES: Record<string, ServerFunctionRow> = {
  'an office': {
    may: STAFF_ROLES,
    args: () => ({ collectionSlug: 'offices', id: recordIds.office }),
  },
  'an office in the trash': {
    may: ADMIN_ROLES,
    args: () => ({ collectionSlug: 'offices', id: recordIds.trashed }),
  },
  'the home page': { may: STAFF_ROLES, args: () => ({ globalSlug: 'home-page' }) },
  'the own account': {
    may: NO_PERSONS,
    args: () => ({ collectionSlug: 'users', id: recordIds.moderator }),
  },
  'a colleague’s account': {
    may: NO_PERSONS,
    args: () => ({ collectionSlug: 'users', id: recordIds.colleague }),
  },
  'the settings of the site': { may: NO_PERSONS, args: () => ({ globalSlug: 'website-settings' }) },
  'the mail server': { may: NO_PERSONS, args: () => ({ globalSlug: 'email-settings' }) },
  'a line of the log': {
    may: NO_PERSONS,
    args: () => ({ collectionSlug: 'audit-entries', id: 1 }),
  },
  'an application': {
    may: NO_PERSONS,
    args: () => ({ collectionSlug: 'job-applications', id: recordIds.application }),
  },
}

describe.each(PEOPLE)('%s', (person) => {
  test.each(Object.entries(READ_CASES))('reads %s, or may not', async (_what, { may, args }) => {
    const verdict = may.includes(person) ? 'may' : 'may not'
    const verdicts = await Promise.all(
      allowedFunctionNames.map((name) => readPermissionVerdict(person, name, args())),
    )
    expect(verdicts).toEqual(allowedFunctionNames.map(() => verdict))
  })

  test.each(Object.entries(LOCK_CASES))('locks %s, or may not', async (_what, { may, args }) => {
    const verdict = may.includes(person) ? 'may' : 'may not'
    for (const asking of [{ returnLockStatus: true }, { updateLastEdited: true }]) {
      expect(await readPermissionVerdict(person, 'form-state', { ...args(), ...asking })).toBe(
        verdict,
      )
    }
  })
})

async function readPermissionVerdict(person: Person, name: string, args: object) {
  currentRequest.headers = new Headers({
    cookie: cookiesByPerson.get(person) ?? '',
    origin: 'https://exemplia.test',
  })
  const { permitServerFunction } = await import('@/src/app/(payload)/serverFunctions')
  return permitServerFunction(name, args).then(
    (isPermitted) => (isPermitted ? 'may' : 'may not'),
    (err: unknown) => (String(err).includes(NOT_FOUND_DIGEST) ? 'may not' : String(err)),
  )
}

async function openSessionFor(person: Person) {
  if (person === 'visitor') return
  const isClosed = person === 'inactive' || person === 'invited'
  const role = isClosed ? 'super-admin' : person
  const { id, email } = await aUser(testPayload.payload, { role })
  cookiesByPerson.set(person, await signInForCookie(email))
  if (person === 'moderator') recordIds.moderator = id
  if (!isClosed) return
  await testPayload.payload.db.pool.query('UPDATE users SET status = $1 WHERE id = $2', [
    person,
    id,
  ])
}

async function createRecords(superAdmin: RestClient) {
  const make = recordMakers(
    testPayload.payload,
    superAdmin,
    (await aPicture(testPayload.payload)).id,
  )
  recordIds.office = await make.offices()
  recordIds.trashed = await make.offices()
  await superAdmin.patch(`/offices/${recordIds.trashed}`, { deletedAt: new Date().toISOString() })
  recordIds.application = await make['job-applications']()
  recordIds.file = await make['candidate-files']()
}
