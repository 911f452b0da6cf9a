/** @module-tag slow */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Environment, startS3Server } from '@/tests/support/startS3Server'
import { storedKeys } from '@/tests/support/storedKeys'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let testPayload: TestPayload
let s3Server: Awaited<ReturnType<typeof startS3Server>>

beforeAll(async () => {
  s3Server = await startS3Server()
  testPayload = await startOwnPayload(s3Environment(s3Server.endpoint))
})
afterAll(async () => {
  await testPayload.stop()
  await s3Server.stop()
})

test('Pictures that the demo content stores in parallel all arrive in the S3 store', async () => {
  const { storeEntryPictures: withPictures } = await import(
    '@/src/plugins/demo-content/seed/media/findOrCreatePicture'
  )
  const subjects = ['values-hub', 'data-science', 'life-sciences'] as const
  await withPictures(
    testPayload.payload,
    subjects.map((picture) => ({ picture })),
  )
  const { docs } = await testPayload.payload.find({ collection: 'media', limit: 100 })
  expect(docs).toHaveLength(subjects.length)
  const names = docs.flatMap(({ filename, sizes = {} }) => [
    filename,
    ...Object.values(sizes).flatMap((size) => size?.filename ?? []),
  ])
  expect(await storedKeys()).toEqual(expect.arrayContaining(names.map((name) => `medias/${name}`)))
})
