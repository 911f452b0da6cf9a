import { existsSync } from 'node:fs'
import path from 'node:path'
import type { CollectionConfig, Plugin } from 'payload'
import { mediaText } from '@/src/content/admin/media'

/**
 * Responds 404 for a missing file, for which Payload responds 500. It must come after the storage
 * plugin in the list of plugins, whose handler responds first.
 */
export const respondToMissingFiles: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(addMissingFileHandler),
})

function addMissingFileHandler(collection: CollectionConfig): CollectionConfig {
  const { upload } = collection
  if (typeof upload !== 'object' || !upload.staticDir) return collection
  const handlers = [...(upload.handlers ?? []), createMissingFileHandler(upload.staticDir)]
  return { ...collection, upload: { ...upload, handlers } }
}

function createMissingFileHandler(directory: string) {
  return (_req: unknown, { params }: { params: { filename: string } }) => {
    if (existsSync(path.join(directory, path.basename(params.filename)))) return
    return Response.json({ errors: [{ message: mediaText.errors.missing }] }, { status: 404 })
  }
}
