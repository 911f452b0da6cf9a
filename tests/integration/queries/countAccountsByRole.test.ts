import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'
import { countAccountsByRole } from '@/src/queries/countAccountsByRole'
import { aUser } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

async function createStaffMember(role: 'moderator' | 'admin'): Promise<SignedInUser> {
  const { id } = await aUser(testPayload.payload, { role })
  const user = await testPayload.payload.findByID({ collection: 'users', id })
  return { ...user, collection: 'users' }
}

test('Accounts are counted by role, access requests separately, and for administrators only', async () => {
  const { payload } = testPayload
  const [admin, moderator] = [
    await createStaffMember('admin'),
    await createStaffMember('moderator'),
  ]
  const before = await countAccountsByRole({ payload, user: admin })
  await aUser(payload, { role: 'moderator', status: 'inactive' })
  await aUser(payload, { role: 'moderator', status: 'invited' })
  await aUser(payload, {
    role: 'admin',
    status: 'invited',
    invitedAt: '2026-11-20T09:00:00.000Z',
  })
  expect(await countAccountsByRole({ payload, user: admin })).toEqual({
    byRole: {
      'super-admin': before?.byRole['super-admin'],
      admin: (before?.byRole.admin ?? 0) + 1,
      moderator: (before?.byRole.moderator ?? 0) + 1,
    },
    requests: 1,
  })
  expect(await countAccountsByRole({ payload, user: moderator })).toBeNull()
})
