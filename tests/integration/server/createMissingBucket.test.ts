import { HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3StoreFromEnvironment } from '@/src/domain/files/s3Store'
import { parseEnv } from '@/src/env'
import { createMissingBucket } from '@/src/server/createMissingBucket'
import { startS3Server } from '@/tests/support/startS3Server'

let s3Server: Awaited<ReturnType<typeof startS3Server>>

beforeAll(async () => {
  s3Server = await startS3Server()
})
afterAll(() => s3Server.stop())

test('A missing bucket is created once, an existing one is not changed', async () => {
  const store = s3StoreFromEnvironment(parseEnv({ ...s3Server.environment, S3_BUCKET: 'nouveau' }))
  if (!store) throw new Error('No store')
  const look = () => new S3Client(store.client).send(new HeadBucketCommand({ Bucket: 'nouveau' }))
  await expect(look()).rejects.toThrow()
  await createMissingBucket(store)
  await createMissingBucket(store)
  await expect(look()).resolves.toBeDefined()
})
