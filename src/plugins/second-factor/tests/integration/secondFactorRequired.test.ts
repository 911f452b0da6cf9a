import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aJobApplication, aUser, PASSWORD } from '@/tests/support/records'
import {
  type RestClient,
  type RestResponse,
  restClient,
  signInForCookie,
} from '@/tests/support/restClient'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { requireSecondFactorOfRoles, setUpSecondFactor } from '../support/secondFactor'

const SECOND_FACTOR_PATH = '/users/double-authentification'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
  await aJobApplication(testPayload.payload)
})
afterAll(() => testPayload.stop())

const createSignedInModerator = async () => {
  const { email, id } = await aUser(testPayload.payload)
  return { id, client: restClient(await signInForCookie(email)) }
}

async function readRights(client: RestClient, id: number) {
  return {
    applications: (await client.get('/job-applications')).status,
    admin: Boolean((await client.get('/access')).body.canAccessAdmin),
    own: (await client.patch(`/users/${id}`, { name: 'Autre nom' })).status,
    preferences: (await client.post('/payload-preferences/nav', { value: { open: true } })).status,
  }
}

const NO_RIGHTS = { applications: 403, admin: false, own: 403, preferences: 403 }

describe('When a role requires a second factor', () => {
  test('a user without one loses all rights at once and regains them with one', async () => {
    const { client, id } = await createSignedInModerator()
    const rights = await readRights(client, id)
    expect(rights).toMatchObject({ applications: 200, admin: true, own: 200 })
    await requireSecondFactorOfRoles(testPayload.payload, ['moderator'])
    expect(await readRights(client, id)).toEqual(NO_RIGHTS)
    expect((await client.get(SECOND_FACTOR_PATH)).body).toEqual({
      isOn: false,
      isRequired: true,
      codesLeft: 0,
    })
    await setUpSecondFactor(client)
    expect(await readRights(client, id)).toEqual(rights)
    const turnedOff = await client.post(`${SECOND_FACTOR_PATH}/desactiver`, {
      currentPassword: PASSWORD,
    })
    expect(turnedOff.status).toBe(409)
    expect(JSON.stringify(turnedOff.body)).toContain('exigée pour votre rôle')
  })

  test('a user without one has no rights after a new sign-in or a renewed session', async () => {
    await requireSecondFactorOfRoles(testPayload.payload, ['moderator'])
    const { client, id } = await createSignedInModerator()
    expect(await readRights(client, id)).toEqual(NO_RIGHTS)
    await client.post('/users/refresh-token')
    expect(await readRights(client, id)).toEqual(NO_RIGHTS)
    await client.patch(`/users/${id}`, { lacksSecondFactor: false })
    expect(await readRights(client, id)).toEqual(NO_RIGHTS)
  })

  test('the other roles keep their rights', async () => {
    await requireSecondFactorOfRoles(testPayload.payload, ['moderator'])
    const { email } = await aUser(testPayload.payload, { role: 'admin' })
    const admin = restClient(await signInForCookie(email))
    expect((await admin.get('/job-applications')).status).toBe(200)
  })
})

test('A Super Administrator without the required second factor gets the responses of a visitor everywhere', {
  tags: 'slow',
}, async () => {
  await requireSecondFactorOfRoles(testPayload.payload, ['super-admin'])
  const { email } = await aUser(testPayload.payload, { role: 'super-admin' })
  const lacking = restClient(await signInForCookie(email))
  const { collections, globals } = testPayload.payload.config
  const asked = [
    ...collections.flatMap(({ slug }) => [
      (client: RestClient) => client.get(`/${slug}`),
      (client: RestClient) => client.get(`/${slug}/1`),
      (client: RestClient) => client.post(`/${slug}`, {}),
      (client: RestClient) => client.patch(`/${slug}/1`, {}),
      (client: RestClient) => client.patch(`/${slug}?where[id][exists]=true`, {}),
      (client: RestClient) => client.delete(`/${slug}/1`),
      (client: RestClient) => client.delete(`/${slug}?where[id][exists]=true`),
    ]),
    ...globals.flatMap(({ slug }) => [
      (client: RestClient) => client.get(`/globals/${slug}`),
      (client: RestClient) => client.post(`/globals/${slug}`, {}),
    ]),
  ]
  for (const ask of asked) {
    const [told, visitor] = [await ask(lacking), await ask(restClient())]
    expect(comparableResponse(told)).toEqual(comparableResponse(visitor))
  }
})

test('Only a Super Administrator changes which roles require it, and visitors cannot read that', async () => {
  await requireSecondFactorOfRoles(testPayload.payload, [])
  const roles = async () => {
    const settings = await testPayload.payload.findGlobal({ slug: 'website-settings' })
    return settings.secondFactorRoles
  }
  const change = { secondFactorRoles: ['admin'] }
  for (const [role, expected] of [
    ['admin', []],
    ['super-admin', ['admin']],
  ] as const) {
    const { email } = await aUser(testPayload.payload, { role })
    await restClient(await signInForCookie(email)).post('/globals/website-settings', change)
    expect(await roles()).toEqual(expected)
  }
  const { body } = await restClient().get('/globals/website-settings')
  expect(body).not.toHaveProperty('secondFactorRoles')
})

// The rows of a global that was never saved get new ids at each reading.
const comparableResponse = ({ status, body }: RestResponse) => ({
  status,
  body: JSON.stringify(body).replaceAll(/"[0-9a-f]{24}"/g, '""'),
})
