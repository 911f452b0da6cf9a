import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestPayload, type TestPayload } from '../support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})

afterAll(() => testPayload.stop())

test('A person created in the database is found', async () => {
  await testPayload.payload.create({
    collection: 'users',
    data: {
      name: 'Claire Morel',
      email: 'claire.morel@exemplia.example',
      password: 'un long mot de passe',
      role: 'admin',
      status: 'active',
    },
  })
  const { docs } = await testPayload.payload.find({ collection: 'users' })
  expect(docs.map((user) => user.email)).toEqual(['claire.morel@exemplia.example'])
})
