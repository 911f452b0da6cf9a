import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import S3rver from 's3rver'

const BUCKET = 'exemplia'

/** A real S3 protocol server with one empty bucket, and the environment that leads to it. */
export async function startS3Server({ port = 0 } = {}) {
  const directory = mkdtempSync(path.join(tmpdir(), 'exemplia-s3-'))
  const server = new S3rver({
    port,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: BUCKET }],
  })
  const address = await server.run()
  const endpoint = `http://127.0.0.1:${address.port}`
  const stop = async () => {
    await server.close()
    rmSync(directory, { recursive: true, force: true })
  }
  return { endpoint, environment: s3Environment(endpoint), directory, stop }
}

/** What points the site to an S3 store at this address. */
export function s3Environment(endpoint: string): Record<string, string> {
  return {
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: endpoint,
    S3_REGION: 'us-east-1',
    // The pair that s3rver knows.
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    S3_FORCE_PATH_STYLE: 'true',
  }
}
