import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'
import { S3_PREFIXES, type S3Environment, s3StoreOf } from '@/src/domain/files/s3Store'

/**
 * Puts files into an S3-compatible store; without one they stay in the collections' folders. The tables
 * are the same either way, and files are read through the collections' access in both.
 */
export function fileStorage(env: S3Environment): Plugin {
  const store = s3StoreOf(env)
  return s3Storage({
    enabled: store !== null,
    alwaysInsertFields: true,
    bucket: store?.bucket ?? '',
    config: store?.client ?? {},
    // The plugin keeps one client for each bucket's name; one of that name elsewhere is another.
    clientCacheKey: `${store?.client.endpoint} ${store?.bucket}`,
    collections: {
      'candidate-files': { prefix: S3_PREFIXES['candidate-files'] },
      media: { prefix: S3_PREFIXES.media },
    },
  })
}
