import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { Client } from 'pg'
import { type FileStoreEnvironment, s3StoreFromEnvironment } from '@/src/domain/files/s3Store'
import { listSpooledFiles, readFromSpool, removeFromSpool, spoolFolderOf } from '@/src/files/spool'

/**
 * Uploads the spooled files to the store one by one. The steps can be repeated after a crash: a
 * file may be uploaded twice, and it is deleted from the disk only after its row is updated.
 * @returns the number of uploaded files
 * @throws when an upload fails; the next one would probably fail too
 */
export async function moveSpooledFiles(client: Client, env: FileStoreEnvironment): Promise<number> {
  const store = s3StoreFromEnvironment(env)
  const folder = spoolFolderOf(env.DATA_DIR)
  const names = store ? await listSpooledFiles(folder) : []
  if (!store || names.length === 0) return 0
  const s3 = new S3Client(store.client)
  let moved = 0
  try {
    for (const name of names) {
      const file = await findFileRow(client, name)
      // The row may still be inserted. After an interruption `removeStrayFiles` deletes the file when
      // it is old enough.
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

async function findFileRow(client: Client, name: string) {
  const { rows } = await client.query(
    `SELECT concat_ws('/', nullif(prefix, ''), filename) AS key, mime_type AS type,
      spooled_on IS NOT NULL AS "isSpooled"
    FROM candidate_files WHERE filename = $1`,
    [name],
  )
  const [row]: { key: string; type: string; isSpooled: boolean }[] = rows
  return row
}
