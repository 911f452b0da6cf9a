import { createReadStream, createWriteStream, existsSync, mkdirSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import {
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import { S3_PREFIXES, s3StoreFromEnvironment } from '@/src/domain/files/s3Store'
import { fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import type { Env } from '@/src/env'
import { listSpooledFiles, readFromSpool, spoolFolderOf } from '@/src/files/spool'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/src/server/privateFiles'

/**
 * The storage of uploaded files (local disk or S3 bucket). A file name starts with the slug of its
 * collection.
 */
export type FileStore = {
  list: () => Promise<string[]>
  read: (name: string) => Promise<Readable>
  write: (name: string, bytes: Readable) => Promise<void>
}

const FILE_COLLECTIONS = ['candidate-files', 'media'] as const

export function createFileStore(env: Env): FileStore {
  const store = s3StoreFromEnvironment(env)
  return store
    ? addSpooledFiles(createS3FileStore(store), env.DATA_DIR)
    : createLocalFileStore(env.DATA_DIR)
}

/** Adds the files that are still in the local spool, waiting for upload to the store. */
function addSpooledFiles(store: FileStore, dataDir: string): FileStore {
  const folder = spoolFolderOf(dataDir)
  const spooledName = (name: string) => `${FILE_COLLECTIONS[0]}/${name}`
  return {
    ...store,
    list: async () => {
      const spooled = (await listSpooledFiles(folder)).map(spooledName)
      return [...new Set([...(await store.list()), ...spooled])]
    },
    read: async (name) => {
      const isCandidates = name === spooledName(path.basename(name))
      const spooled = isCandidates ? await readFromSpool(folder, path.basename(name)) : null
      return spooled ? Readable.from([spooled]) : store.read(name)
    },
  }
}

function createLocalFileStore(dataDir: string): FileStore {
  const place = (name: string) => path.join(dataDir, name)
  return {
    list: async () =>
      FILE_COLLECTIONS.filter((folder) => existsSync(place(folder))).flatMap((folder) =>
        readdirSync(place(folder), { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => `${folder}/${name}`),
      ),
    read: async (name) => createReadStream(place(name)),
    write: async (name, bytes) => {
      mkdirSync(path.dirname(place(name)), { recursive: true, mode: PRIVATE_FOLDER_MODE })
      await pipeline(bytes, createWriteStream(place(name), { mode: PRIVATE_FILE_MODE }))
    },
  }
}

function createS3FileStore({
  bucket: Bucket,
  client,
}: NonNullable<ReturnType<typeof s3StoreFromEnvironment>>): FileStore {
  const s3 = new S3Client(client)
  const keyOf = (name: string) => {
    const folder =
      FILE_COLLECTIONS.find((collection) => name.startsWith(`${collection}/`)) ?? 'media'
    return `${S3_PREFIXES[folder]}${name.slice(folder.length)}`
  }
  return {
    list: async () => {
      const names: string[] = []
      for (const folder of FILE_COLLECTIONS) {
        const Prefix = `${S3_PREFIXES[folder]}/`
        for await (const { Contents = [] } of paginateListObjectsV2(
          { client: s3 },
          { Bucket, Prefix },
        )) {
          names.push(...Contents.map(({ Key = '' }) => `${folder}/${Key.slice(Prefix.length)}`))
        }
      }
      return names
    },
    read: async (name) => {
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }))
      if (!(Body instanceof Readable)) throw new Error(`The store returned no content for ${name}`)
      return Body
    },
    // The file is buffered, because upload limits bound it to a few megabytes.
    write: async (name, bytes) => {
      const Body = await buffer(bytes)
      const object = { Bucket, Key: keyOf(name), ContentType: mimeTypeOfName(name), Body }
      await s3.send(new PutObjectCommand(object))
    },
  }
}

// The types of files, because S3 serves a file with the Content-Type with which it was stored.
const MIME_TYPE_BY_EXTENSION: Record<string, string> = {
  ...fileKindMimeTypes,
  avif: 'image/avif',
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  svg: 'image/svg+xml',
  webp: 'image/webp',
}

const mimeTypeOfName = (name: string) =>
  MIME_TYPE_BY_EXTENSION[path.extname(name).slice(1).toLowerCase()]
