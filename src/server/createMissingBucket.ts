import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3'
import type { s3StoreFromEnvironment } from '@/src/domain/files/s3Store'

/** Creates the upload bucket when a new S3 store does not have it. */
export async function createMissingBucket(
  store: NonNullable<ReturnType<typeof s3StoreFromEnvironment>>,
) {
  const client = new S3Client(store.client)
  const Bucket = store.bucket
  try {
    await client.send(new HeadBucketCommand({ Bucket }))
  } catch (err) {
    if (!isMissingBucketError(err)) throw err
    await client.send(new CreateBucketCommand({ Bucket }))
  } finally {
    client.destroy()
  }
}

function isMissingBucketError(err: unknown) {
  return err instanceof Error && ['NotFound', 'NoSuchBucket'].includes(err.name)
}
