import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Payload } from 'payload'
import { type S3Environment, s3StoreOf } from '@/src/domain/s3Store'
import type { FoundCandidateFile } from '@/src/queries/findCandidateFile'

/** The bytes of a candidate's file, which is at most 5 MB; null where the store has lost it. */
export async function readCandidateFile(
  payload: Payload,
  { storedName, prefix }: FoundCandidateFile,
  env: S3Environment,
): Promise<Buffer | null> {
  const store = s3StoreOf(env)
  try {
    if (!store) {
      const { staticDir } = payload.collections['candidate-files'].config.upload
      return await readFile(path.join(staticDir ?? '', storedName))
    }
    const Key = [prefix, storedName].filter((part) => part !== '').join('/')
    const command = new GetObjectCommand({ Bucket: store.bucket, Key })
    const { Body } = await new S3Client(store.client).send(command)
    return Body ? Buffer.from(await Body.transformToByteArray()) : null
  } catch (err) {
    payload.logger.error({ err, msg: 'A candidate’s file could not be read' })
    return null
  }
}
