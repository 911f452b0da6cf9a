import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Client } from 'pg'
import { type FileStoreEnvironment, s3StoreOf } from '@/src/domain/files/s3Store'
import { listSpool, readFromSpool, removeFromSpool, spoolFolder } from '@/src/files/spool'

/**
 * Brings the files that wait on this machine into the store, one after the other. Whoever is killed on
 * the way does the same step again the next time: a file is sent twice rather than never, and leaves the
 * disk only once its row says that the store has it.
 * @returns how many were brought there
 * @throws when the store does not take one: the next would fare no better
 */
export async function moveSpooled(client: Client, env: FileStoreEnvironment): Promise<number> {
  const store = s3StoreOf(env)
  const folder = spoolFolder(env.DATA_DIR)
  const names = store ? await listSpool(folder) : []
  if (!store || names.length === 0) return 0
  const s3 = new S3Client(store.client)
  let moved = 0
  try {
    for (const name of names) {
      const file = await findRow(client, name)
      // Its row is being written, or never was: that is told apart by its age, elsewhere.
      if (!file) continue
      const bytes = file.isSpooled ? await readFromSpool(folder, name) : null
      if (bytes) {
        const object = { Bucket: store.bucket, Key: file.key, ContentType: file.type, Body: bytes }
        await s3.send(new PutObjectCommand(object))
        await client.query('UPDATE candidate_files SET spooled_on = NULL WHERE filename = $1', [
          name,
        ])
        moved += 1
      }
      await removeFromSpool(folder, name)
    }
  } finally {
    s3.destroy()
  }
  return moved
}

async function findRow(client: Client, name: string) {
  const { rows } = await client.query(
    `SELECT concat_ws('/', nullif(prefix, ''), filename) AS key, mime_type AS type,
      spooled_on IS NOT NULL AS "isSpooled"
    FROM candidate_files WHERE filename = $1`,
    [name],
  )
  const [row]: { key: string; type: string; isSpooled: boolean }[] = rows
  return row
}
