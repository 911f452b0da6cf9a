import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDatabase } from '@/src/seed/seedDatabase'
import { countSeeded } from '@/tests/support/countSeeded'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
  await seedDatabase(testPayload.payload, {
    demo: false,
    adminEmail: 'direction@exemplia.example',
    adminPassword: 'un mot de passe choisi',
    now: new Date('2026-03-31T09:00:00Z'),
  })
})

afterAll(() => testPayload.stop())

test('The core leaves only the first account and the criteria of offers in the collections', async () => {
  const counted = await countSeeded(testPayload.payload)
  // The reply templates belong to a plugin, whose tests count them.
  const { users, 'answer-templates': _, 'offer-criteria': criteria, ...others } = counted
  expect(users).toBe(1)
  expect(criteria).toBeGreaterThan(0)
  expect(Object.values(others).every((count) => count === 0)).toBe(true)
})

test('takes the chosen password', async () => {
  const { user } = await testPayload.payload.login({
    collection: 'users',
    data: { email: 'direction@exemplia.example', password: 'un mot de passe choisi' },
  })
  expect(user?.role).toBe('super-admin')
})
