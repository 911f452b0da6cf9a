/** The environment variables that configure an S3-compatible store. */
export type S3Environment = {
  S3_BUCKET?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
  S3_FORCE_PATH_STYLE: boolean
}

/** The environment variables that configure where files are stored. */
export type FileStoreEnvironment = S3Environment & { DATA_DIR: string }

const CONNECTION_TIMEOUT_MS = 2_000
const RESPONSE_TIMEOUT_MS = 5_000
const MAX_S3_REQUEST_ATTEMPTS = 2

/** The bucket and its client options, or null when files are stored in local folders. */
export function s3StoreFromEnvironment(env: S3Environment) {
  if (!env.S3_BUCKET) return null
  return {
    bucket: env.S3_BUCKET,
    client: {
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT,
      forcePathStyle: env.S3_FORCE_PATH_STYLE,
      credentials: {
        accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
        secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
      },
      // The attempts are few, because a slow store must delay a candidate by seconds, not minutes.
      maxAttempts: MAX_S3_REQUEST_ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECTION_TIMEOUT_MS,
        requestTimeout: RESPONSE_TIMEOUT_MS,
        // This timeout also ends a response that stops in the middle.
        socketTimeout: RESPONSE_TIMEOUT_MS,
        throwOnRequestTimeout: true,
      },
    },
  }
}

/** Key prefix of each collection in the bucket. */
export const S3_PREFIXES = { 'candidate-files': 'candidats', media: 'medias' } as const
