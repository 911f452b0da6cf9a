import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { s3StoreOf } from '@/src/domain/files/s3Store'

/** Makes the bucket that files are kept in, in a store that is as new as the site. */
export async function createMissingBucket(store: NonNullable<ReturnType<typeof s3StoreOf>>) {
  const client = new S3Client(store.client)
  const Bucket = store.bucket
  try {
    await client.send(new HeadBucketCommand({ Bucket }))
  } catch (err) {
    if (!isMissing(err)) throw err
    await client.send(new CreateBucketCommand({ Bucket }))
  } finally {
    client.destroy()
  }
}

function isMissing(err: unknown) {
  return err instanceof Error && ['NotFound', 'NoSuchBucket'].includes(err.name)
}
