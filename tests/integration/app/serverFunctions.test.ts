import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { PEOPLE, type Person } from '../../support/people'
import { aUser } from '../../support/records'
import { signIn } from '../../support/restClient'
import { startOwnPayload, type TestPayload } from '../../support/testPayload'

const OWN = 'https://exemplia.test'
const NOT_FOUND = 'NEXT_HTTP_ERROR_FALLBACK;404'

const sent = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('next/headers', () => ({ headers: async () => sent.headers }))

// Unused features: our documents have no folders and no scheduled publishing.
const UNUSED = [
  'get-folder-results-component-and-data',
  'get-upcoming-scheduled-publish',
  'schedule-publish',
]

let started: TestPayload
let names: string[]
const cookies = new Map<Person, string>()

beforeAll(async () => {
  started = await startOwnPayload()
  const { ALLOWED_SERVER_FUNCTIONS } = await import('@/src/app/(payload)/serverFunctions')
  names = [...ALLOWED_SERVER_FUNCTIONS]
  const { id, email } = await aUser(started.payload, { role: 'super-admin' })
  const suspended = await signIn(email)
  const suspend = "UPDATE users SET status = 'inactive' WHERE id = $1"
  await started.payload.db.pool.query(suspend, [id])
  cookies.set('inactive', suspended)
  for (const role of ['moderator', 'admin', 'super-admin'] as const) {
    cookies.set(role, await signIn((await aUser(started.payload, { role })).email))
  }
})
afterAll(() => started.stop())

async function call(person: Person, name: string, origin = OWN) {
  sent.headers = new Headers({ cookie: cookies.get(person) ?? '', origin })
  const { permitServerFunction } = await import('@/src/app/(payload)/serverFunctions')
  return permitServerFunction(name, {})
}

describe.each(['moderator', 'admin', 'super-admin'] as const)('A %s', (person) => {
  test('may call each of Payload’s own functions', async () => {
    for (const name of names) await expect(call(person, name)).resolves.toBe(true)
  })

  test.each([
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '',
    'autre',
    ...UNUSED,
  ])('may not call %j', async (name) => {
    await expect(call(person, name)).rejects.toThrow(NOT_FOUND)
  })

  test('may not call a function from another site', async () => {
    const elsewhere = call(person, 'form-state', 'https://ailleurs.test')
    await expect(elsewhere).rejects.toThrow(NOT_FOUND)
  })
})

test.each(PEOPLE.filter((person) => person === 'visitor' || person === 'inactive'))(
  'a %s may call none',
  async (person) => {
    for (const name of [...names, 'constructor', '__proto__']) {
      const answer = call(person, name).catch((err: unknown) => String(err))
      // An open form of a signed-out user gets `false`, so that its page stays open.
      const isKept = person === 'visitor' && name === 'form-state'
      expect(await answer, name).toEqual(isKept ? false : expect.stringContaining(NOT_FOUND))
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
  expect([...names, ...UNUSED].sort()).toEqual(known.sort())
})
