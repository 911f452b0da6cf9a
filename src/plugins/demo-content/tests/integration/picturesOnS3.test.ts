/** @module-tag slow */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { s3Environment, startS3Server } from '@/tests/support/startS3Server'
import { storedKeys } from '@/tests/support/storedKeys'
import { startOwnPayload, type TestPayload } from '@/tests/support/testPayload'

let site: TestPayload
let store: Awaited<ReturnType<typeof startS3Server>>

beforeAll(async () => {
  store = await startS3Server()
  site = await startOwnPayload(s3Environment(store.endpoint))
})
afterAll(async () => {
  await site.stop()
  await store.stop()
})

test('Pictures that the demo content stores in parallel all arrive in the S3 store', async () => {
  const { storeEntryPictures: withPictures } = await import(
    '@/src/plugins/demo-content/seed/media/findOrCreatePicture'
  )
  const subjects = ['values-hub', 'data-science', 'life-sciences'] as const
  await withPictures(
    site.payload,
    subjects.map((picture) => ({ picture })),
  )
  const { docs } = await site.payload.find({ collection: 'media', limit: 100 })
  expect(docs).toHaveLength(subjects.length)
  const names = docs.flatMap(({ filename, sizes = {} }) => [
    filename,
    ...Object.values(sizes).flatMap((size) => size?.filename ?? []),
  ])
  expect(await storedKeys()).toEqual(expect.arrayContaining(names.map((name) => `medias/${name}`)))
})
