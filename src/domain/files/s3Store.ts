/** The part of the environment that names an S3-compatible store. */
export type S3Environment = {
  S3_BUCKET?: string | undefined
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
  S3_FORCE_PATH_STYLE: boolean
}

/** The part of the environment that says where files are kept. */
export type FileStoreEnvironment = S3Environment & { DATA_DIR: string }

const CONNECTION_MS = 2_000
const ANSWER_MS = 5_000
const ATTEMPTS = 2

/** The bucket and how its client is set up, or null when files are kept in local folders. */
export function s3StoreOf(env: S3Environment) {
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
      // A store that is down or slow must cost a candidate seconds, not minutes.
      maxAttempts: ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECTION_MS,
        requestTimeout: ANSWER_MS,
        // An answer that stops in its middle, too.
        socketTimeout: ANSWER_MS,
        throwOnRequestTimeout: true,
      },
    },
  }
}

/** Where in the bucket each collection's files lie. */
export const S3_PREFIXES = { 'candidate-files': 'candidats', media: 'medias' } as const
