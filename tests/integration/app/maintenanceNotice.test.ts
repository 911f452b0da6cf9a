import { afterAll, beforeAll, expect, test } from 'vitest'
import { MaintenanceNotice } from '@/components/admin/frame/MaintenanceNotice'
import { aUser } from '../../support/records'
import { startTestPayload, type TestPayload } from '../../support/testPayload'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

test('A notice shows every role that maintenance mode is on, while it is', async () => {
  const { payload } = testPayload
  const account = await aUser(payload, { role: 'moderator' })
  const user = { ...account, collection: 'users' as const }
  expect(await MaintenanceNotice({ payload, user })).toBeNull()
  await payload.updateGlobal({ slug: 'website-settings', data: { maintenanceMode: true } })
  expect(await MaintenanceNotice({ payload, user })).toMatchObject({
    props: { sentence: expect.stringContaining('mode maintenance est activé') },
  })
  expect(await MaintenanceNotice({ payload, user: undefined })).toBeNull()
})
