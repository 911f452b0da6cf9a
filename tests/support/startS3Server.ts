import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'

const BUCKET_NAME = 'exemplia'

/** A real S3 protocol server with one empty bucket, and the environment that leads to it. */
export async function startS3Server({ port = 0 } = {}) {
  const directory = mkdtempSync(path.join(tmpdir(), 'exemplia-s3-'))
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET_NAME }],
  })
  storeWholeObjects(server.store)
  const address = await server.run()
  const endpoint = `http://127.0.0.1:${address.port}`
  const stop = async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  }
  return { endpoint, environment: s3Environment(endpoint), directory, stop }
}

/**
 * An object is stored completely or not at all, as in any S3 store: s3rver overwrites an object
 * while it receives the new one, so an aborted upload would damage the stored one.
 */
function storeWholeObjects(store: S3rver['store']) {
  store.putObject = async ({ bucket, key, content, metadata }) => {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(content)
    const object = store.getResourcePath(bucket, key, 'object')
    const arriving = `${object}.${randomUUID()}`
    await mkdir(path.dirname(object), { recursive: true })
    await writeFile(arriving, bytes)
    await rename(arriving, object)
    const md5 = createHash('md5').update(bytes).digest('hex')
    await store.putMetadata(bucket, key, metadata, md5)
    return { size: bytes.length, md5 }
  }
}

/** The environment that connects the site to an S3 store at this URL. */
export function s3Environment(endpoint: string): Record<string, string> {
  return {
    S3_BUCKET: BUCKET_NAME,
    S3_ENDPOINT: endpoint,
    S3_REGION: 'us-east-1',
    // The credentials that s3rver accepts.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_FORCE_PATH_STYLE: 'true',
  }
}
