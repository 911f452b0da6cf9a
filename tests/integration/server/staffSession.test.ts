import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStaffSessionCheck } from '@/src/server/web/staffSession'
import { sessionOf } from '@/tests/support/sessionOf'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload

beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

test('Only a session signed by Payload is one of staff', async () => {
  const { Cookie: cookie = '' } = await sessionOf(testPayload.payload, { role: 'moderator' })
  const isStaff = createStaffSessionCheck(testPayload.payload.config.secret)
  expect(await isStaff({ cookie })).toBe(true)
  expect(await isStaff({ authorization: `JWT ${cookie.split('=')[1]}` })).toBe(true)
  expect(await isStaff({})).toBe(false)
  expect(await isStaff({ cookie: 'staff-token=made-up' })).toBe(false)
  expect(await createStaffSessionCheck('another secret')({ cookie })).toBe(false)
})

test('An expired session is not one of staff', async () => {
  const token = await new SignJWT({ id: 1, collection: 'users' })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) - 60)
    .sign(new TextEncoder().encode(testPayload.payload.secret))
  const isStaff = createStaffSessionCheck(testPayload.payload.config.secret)
  expect(await isStaff({ cookie: `staff-token=${token}` })).toBe(false)
})
