import { s3Storage } from '@payloadcms/storage-s3'
import type { Plugin } from 'payload'
import { S3_PREFIXES, type S3Environment, s3StoreFromEnvironment } from '@/src/domain/files/s3Store'

/**
 * Stores uploaded files in an S3-compatible store, or in the local folders when none is configured.
 * The tables are the same in both cases, and the collections' access control applies to the files.
 */
export function createFileStoragePlugin(env: S3Environment): Plugin {
  const store = s3StoreFromEnvironment(env)
  return s3Storage({
    enabled: store !== null,
    alwaysInsertFields: true,
    bucket: store?.bucket ?? '',
    config: store?.client ?? {},
    // The plugin caches one client per bucket name, but two stores can have buckets of the same
    // name.
    clientCacheKey: `${store?.client.endpoint} ${store?.bucket}`,
    collections: {
      'candidate-files': { prefix: S3_PREFIXES['candidate-files'] },
      media: { prefix: S3_PREFIXES.media },
    },
  })
}
