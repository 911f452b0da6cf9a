import { paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3'
import { s3StoreFromEnvironment } from '@/src/domain/files/s3Store'

/** The keys of all files in the S3 store of this test. */
export async function storedKeys(): Promise<string[]> {
  const { env } = await import('@/src/env')
  const settings = s3StoreFromEnvironment(env)
  const client = new S3Client(settings?.client ?? {})
  const keys: string[] = []
  for await (const page of paginateListObjectsV2({ client }, { Bucket: settings?.bucket })) {
    keys.push(...(page.Contents ?? []).map(({ Key = '' }) => Key))
  }
  return keys
}
