import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PEOPLE, type Person } from '../../support/people'
import { aUser } from '../../support/records'
import { signInForCookie } from '../../support/restClient'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

const OWN_ORIGIN = 'https://exemplia.test'
const NOT_FOUND_DIGEST = 'NEXT_HTTP_ERROR_FALLBACK;404'

const currentRequest = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => currentRequest.headers }))

// Unused features: our documents have no folders and no scheduled publishing.
const UNUSED_FUNCTIONS = [
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'schedule-publish',
]

let testPayload: TestPayload
let allowedFunctionNames: string[]
const cookiesByPerson = new Map<Person, string>()

beforeAll(async () => {
  testPayload = await startOwnPayload()
  const { ALLOWED_SERVER_FUNCTIONS } = await import('@/src/app/(payload)/serverFunctions')
  allowedFunctionNames = [...ALLOWED_SERVER_FUNCTIONS]
  const { id, email } = await aUser(testPayload.payload, { role: 'super-admin' })
  const suspended = await signInForCookie(email)
  const suspend = "UPDATE users SET status = 'inactive' WHERE id = $1"
  await testPayload.payload.db.pool.query(suspend, [id])
  cookiesByPerson.set('inactive', suspended)
  for (const role of ['moderator', 'admin', 'super-admin'] as const) {
    cookiesByPerson.set(
      role,
      await signInForCookie((await aUser(testPayload.payload, { role })).email),
    )
  }
})
afterAll(() => testPayload.stop())

async function callServerFunction(person: Person, name: string, origin = OWN_ORIGIN) {
  currentRequest.headers = new Headers({ cookie: cookiesByPerson.get(person) ?? '', origin })
  const { permitServerFunction } = await import('@/src/app/(payload)/serverFunctions')
  return permitServerFunction(name, {})
}

describe.each(['moderator', 'admin', 'super-admin'] as const)('A %s', (person) => {
  test('may call each of Payload’s own functions', async () => {
    for (const name of allowedFunctionNames)
      await expect(callServerFunction(person, name)).resolves.toBe(true)
  })

  test.each([
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '',
    'autre',
    ...UNUSED_FUNCTIONS,
  ])('may not call %j', async (name) => {
    await expect(callServerFunction(person, name)).rejects.toThrow(NOT_FOUND_DIGEST)
  })

  test('may not call a function from another site', async () => {
    const elsewhere = callServerFunction(person, 'form-state', 'https://ailleurs.test')
    await expect(elsewhere).rejects.toThrow(NOT_FOUND_DIGEST)
  })
})

test.each(PEOPLE.filter((person) => person === 'visitor' || person === 'inactive'))(
  'a %s may call none',
  async (person) => {
    for (const name of [...allowedFunctionNames, 'constructor', '__proto__']) {
      const answer = callServerFunction(person, name).catch((err: unknown) => String(err))
      // An open form of a signed-out user gets `false`, so that its page stays open.
      const isKept = person === 'visitor' && name === 'form-state'
      expect(await answer, name).toEqual(isKept ? false : expect.stringContaining(NOT_FOUND_DIGEST))
    }
  },
)

test('The list has exactly the functions of Payload that are used', () => {
  const source = readFileSync(
    'node_modules/@payloadcms/next/dist/utilities/handleServerFunctions.js',
    'utf8',
  )
  const [, table = ''] = /const baseServerFunctions = \{(.*?)\n\};/s.exec(source) ?? []
  const known = [...table.matchAll(/^ {2}'?([\w-]+)'?: /gm)].map(([, name]) => name)
  expect(known.length).toBeGreaterThan(5)
  expect([...allowedFunctionNames, ...UNUSED_FUNCTIONS].sort()).toEqual(known.sort())
})
