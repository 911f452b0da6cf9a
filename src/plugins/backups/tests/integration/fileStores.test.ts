import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { spoolFolderOf, storeInSpool } from '@/src/files/spool'
import { startS3Server } from '@/tests/support/startS3Server'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let s3Server: Awaited<ReturnType<typeof startS3Server>>
let testPayload: TestPayload

beforeAll(async () => {
  s3Server = await startS3Server()
  testPayload = await startOwnPayload(s3Server.environment)
})
afterAll(async () => {
  await testPayload.stop()
  await s3Server.stop()
})

test('A backup contains the files that still wait in the spool', async () => {
  await storeInSpool(spoolFolderOf(testPayload.dataDir), 'attend.pdf', Buffer.from('un CV'))
  const { env } = await import('@/src/env')
  const { createFileStore } = await import('@/src/plugins/backups/server/backup/fileStores')
  const files = createFileStore(env)
  expect(await files.list()).toEqual(['candidate-files/attend.pdf'])
  expect((await buffer(await files.read('candidate-files/attend.pdf'))).toString()).toBe('un CV')
})
