/** @module-tag slow */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { recordMakers } from '../../support/everyRecord'
import { aPicture } from '../../support/pages'
import { PEOPLE, type Person } from '../../support/people'
import { pluginServerFunctions } from '../../support/pluginRegisters'
import { aUser } from '../../support/records'
import type { ServerFunctionRow } from '../../support/registerRows'
import { type RestClient, restClient, signIn } from '../../support/restClient'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

const NOT_FOUND = 'NEXT_HTTP_ERROR_FALLBACK;404'
const STAFF: Person[] = ['moderator', 'admin', 'super-admin']
const ADMINS: Person[] = ['admin', 'super-admin']
const NOBODY: Person[] = []

const sent = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => sent.headers }))

let started: TestPayload
let names: string[]
const cookies = new Map<Person, string>()
const ids = { moderator: 0, colleague: 0, office: 0, trashed: 0, application: 0, file: 0 }

beforeAll(async () => {
  started = await startOwnPayload()
  const { ALLOWED_SERVER_FUNCTIONS } = await import('@/src/app/(payload)/serverFunctions')
  names = [...ALLOWED_SERVER_FUNCTIONS]
  for (const person of PEOPLE) await openSession(person)
  ids.colleague = (await aUser(started.payload, { role: 'super-admin' })).id
  await makeRecords(restClient(cookies.get('super-admin')))
})
afterAll(() => started.stop())

const READ: Record<string, ServerFunctionRow> = {
  'the list of accounts, which holds what each may see': {
    may: STAFF,
    args: () => ({ collectionSlug: 'users' }),
  },
  'a colleague’s account': {
    may: ADMINS,
    args: () => ({ collectionSlug: 'users', id: ids.colleague }),
  },
  'a colleague’s account, as documents are drawn': {
    may: ADMINS,
    args: () => ({ collectionSlug: 'users', docID: String(ids.colleague) }),
  },
  'the Moderator’s own account': {
    may: STAFF,
    args: () => ({ collectionSlug: 'users', id: ids.moderator }),
  },
  'the activity log': { may: ADMINS, args: () => ({ collectionSlug: 'audit-entries' }) },
  'a line of the log': { may: ADMINS, args: () => ({ collectionSlug: 'audit-entries', id: 1 }) },
  ...pluginServerFunctions,
  'a field of the log': {
    may: ADMINS,
    args: () => ({ schemaPath: 'collection.audit-entries.subject' }),
  },
  'the mail server': { may: ADMINS, args: () => ({ globalSlug: 'email-settings' }) },
  'the mail server, as documents are drawn': {
    may: ADMINS,
    args: () => ({ collectionSlug: 'email-settings' }),
  },
  'a field of the mail server': {
    may: ADMINS,
    args: () => ({ schemaPath: 'global.email-settings.smtpHost' }),
  },
  'what was not delivered, behind the name of a page': {
    may: ADMINS,
    args: () => ({
      collectionSlug: 'home-page',
      paramsOverride: { segments: ['globals', 'email-settings', 'envois'] },
    }),
  },
  'how long people’s data is kept': {
    may: ADMINS,
    args: () => ({ globalSlug: 'data-retention' }),
  },
  'an application': {
    may: STAFF,
    args: () => ({ collectionSlug: 'job-applications', id: ids.application }),
  },
  'a candidate’s file': {
    may: STAFF,
    args: () => ({ collectionSlug: 'candidate-files', id: ids.file }),
  },
  'an office in the trash': {
    may: ADMINS,
    args: () => ({ collectionSlug: 'offices', id: ids.trashed }),
  },
  'the queue of jobs': { may: NOBODY, args: () => ({ collectionSlug: 'payload-jobs' }) },
  'what is in every object': { may: NOBODY, args: () => ({ collectionSlug: 'constructor' }) },
  'several collections at once': {
    may: NOBODY,
    args: () => ({ collectionSlug: ['offices', 'audit-entries'] }),
  },
  'a document whose number is none': {
    may: NOBODY,
    args: () => ({ collectionSlug: 'offices', id: { not_equals: 0 } }),
  },
}

const LOCK: Record<string, ServerFunctionRow> = {
  'an office': { may: STAFF, args: () => ({ collectionSlug: 'offices', id: ids.office }) },
  'an office in the trash': {
    may: ADMINS,
    args: () => ({ collectionSlug: 'offices', id: ids.trashed }),
  },
  'the home page': { may: STAFF, args: () => ({ globalSlug: 'home-page' }) },
  'the own account': {
    may: NOBODY,
    args: () => ({ collectionSlug: 'users', id: ids.moderator }),
  },
  'a colleague’s account': {
    may: NOBODY,
    args: () => ({ collectionSlug: 'users', id: ids.colleague }),
  },
  'the settings of the site': { may: NOBODY, args: () => ({ globalSlug: 'website-settings' }) },
  'the mail server': { may: NOBODY, args: () => ({ globalSlug: 'email-settings' }) },
  'a line of the log': { may: NOBODY, args: () => ({ collectionSlug: 'audit-entries', id: 1 }) },
  'an application': {
    may: NOBODY,
    args: () => ({ collectionSlug: 'job-applications', id: ids.application }),
  },
}

describe.each(PEOPLE)('%s', (person) => {
  test.each(Object.entries(READ))('reads %s, or may not', async (_what, { may, args }) => {
    const verdict = may.includes(person) ? 'may' : 'may not'
    const verdicts = await Promise.all(names.map((name) => verdictOn(person, name, args())))
    expect(verdicts).toEqual(names.map(() => verdict))
  })

  test.each(Object.entries(LOCK))('locks %s, or may not', async (_what, { may, args }) => {
    const verdict = may.includes(person) ? 'may' : 'may not'
    for (const asking of [{ returnLockStatus: true }, { updateLastEdited: true }]) {
      expect(await verdictOn(person, 'form-state', { ...args(), ...asking })).toBe(verdict)
    }
  })
})

async function verdictOn(person: Person, name: string, args: object) {
  sent.headers = new Headers({
    cookie: cookies.get(person) ?? '',
    origin: 'https://exemplia.test',
  })
  const { permitServerFunction } = await import('@/src/app/(payload)/serverFunctions')
  return permitServerFunction(name, args).then(
    (isPermitted) => (isPermitted ? 'may' : 'may not'),
    (err: unknown) => (String(err).includes(NOT_FOUND) ? 'may not' : String(err)),
  )
}

async function openSession(person: Person) {
  if (person === 'visitor') return
  const isClosed = person === 'inactive' || person === 'invited'
  const role = isClosed ? 'super-admin' : person
  const { id, email } = await aUser(started.payload, { role })
  cookies.set(person, await signIn(email))
  if (person === 'moderator') ids.moderator = id
  if (!isClosed) return
  await started.payload.db.pool.query('UPDATE users SET status = $1 WHERE id = $2', [person, id])
}

async function makeRecords(superAdmin: RestClient) {
  const make = recordMakers(started.payload, superAdmin, (await aPicture(started.payload)).id)
  ids.office = await make.offices()
  ids.trashed = await make.offices()
  await superAdmin.patch(`/offices/${ids.trashed}`, { deletedAt: new Date().toISOString() })
  ids.application = await make['job-applications']()
  ids.file = await make['candidate-files']()
}
