import {
  createReadStream,
  createWriteStream,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import pLimit from 'p-limit'
import { type BackupBucket, backupLocationWithoutKeys } from '@/src/domain/backups/backupSettings'
import { isCompleteBackupName } from '@/src/plugins/backups/rules/backupName'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { OperatorError } from '@/src/server/operatorError'
import { PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE } from '@/src/server/privateFiles'
import type { BackupDestination } from './destinations'
import { backupPartFileName } from './encryption'
import { fileChecksum } from './fileChecksum'
import { MANIFEST_FILE_NAME } from './manifest'

const MAX_PARALLEL_REQUESTS = 4
/** A larger file is streamed. */
const MAX_BUFFERED_BYTES = 8 * 2 ** 20

export const createBackupClient = ({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: BackupBucket) =>
  new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    // These timeouts tolerate a slow connection, but not a dead one.
    requestHandler: { connectionTimeout: 10_000, socketTimeout: 60_000 },
  })

/**
 * Opens the backups in an S3 bucket. A backup with a manifest is complete, because it is sent last.
 */
export function createS3Destination(address: BackupBucket, folder: string): BackupDestination {
  const { bucket: Bucket, prefix } = address
  const client = createBackupClient(address)
  const limit = pLimit(MAX_PARALLEL_REQUESTS)

  async function keysUnder(under: string) {
    const keys: string[] = []
    const listing = { Bucket, Prefix: `${prefix}${under}` }
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, listing)) {
      keys.push(...Contents.map(({ Key = '' }) => Key.slice(prefix.length)))
    }
    return keys
  }

  async function put(name: string, part: string) {
    const file = path.join(folder, name, part)
    const { size } = statSync(file)
    await client.send(
      new PutObjectCommand({
        Bucket,
        Key: `${prefix}${name}/${part}`,
        Body: size < MAX_BUFFERED_BYTES ? await readFile(file) : createReadStream(file),
        ContentLength: size,
        // The store rejects a file that was altered during the upload.
        ChecksumSHA256: Buffer.from((await fileChecksum(file)).sha256, 'hex').toString('base64'),
      }),
    )
  }

  async function get(key: string, file: string) {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: `${prefix}${key}` }))
    if (!(Body instanceof Readable)) throw new Error(`The store returned no content for ${key}`)
    mkdirSync(path.dirname(file), { recursive: true, mode: PRIVATE_FOLDER_MODE })
    await pipeline(Body, createWriteStream(file, { mode: PRIVATE_FILE_MODE }))
  }

  const remove = async (key: string) => {
    await client.send(new DeleteObjectCommand({ Bucket, Key: `${prefix}${key}` }))
  }

  const withStoreErrors = <Result>(doing: Promise<Result>) =>
    doing.catch((err: unknown): never => {
      if (err instanceof OperatorError || !(err instanceof Error)) throw err
      throw new OperatorError(
        backupText.awayUnreachable(backupLocationWithoutKeys(address), err.message || err.name),
      )
    })
  const each = async (names: string[], act: (name: string) => Promise<void>) => {
    await Promise.all(names.map((name) => limit(() => act(name))))
  }

  return {
    displayName: backupLocationWithoutKeys(address),
    folder,
    clear: async () => rmSync(folder, { recursive: true, force: true }),
    list: () => withStoreErrors(keysUnder('').then(listBackupsOfKeys)),
    store: (name) =>
      withStoreErrors(
        (async () => {
          const { others, manifests } = separateManifests(
            listFilesOfFolder(path.join(folder, name)),
          )
          await each(others, (part) => put(name, part))
          await each(manifests, (part) => put(name, part))
          // The local copy is deleted only after a complete upload: otherwise it remains until the
          // next backup.
          rmSync(path.join(folder, name), { recursive: true, force: true })
        })(),
      ),
    fetch: async (name, to) => {
      const keys = await withStoreErrors(keysUnder(`${name}/`))
      if (keys.length === 0)
        throw new OperatorError(backupText.notInPlace(name, backupLocationWithoutKeys(address)))
      await withStoreErrors(each(keys, (key) => get(key, path.join(to, localPathOfKey(key, name)))))
    },
    remove: async (name) => {
      const { others, manifests } = separateManifests(await withStoreErrors(keysUnder(`${name}/`)))
      await withStoreErrors(each(manifests, remove))
      await withStoreErrors(each(others, remove))
    },
  }
}

const MANIFEST_FILE_NAMES = [
  backupPartFileName(MANIFEST_FILE_NAME, false),
  backupPartFileName(MANIFEST_FILE_NAME, true),
]

const separateManifests = (parts: string[]) => ({
  manifests: parts.filter((part) => MANIFEST_FILE_NAMES.includes(path.posix.basename(part))),
  others: parts.filter((part) => !MANIFEST_FILE_NAMES.includes(path.posix.basename(part))),
})

function listBackupsOfKeys(keys: string[]) {
  const names = [
    ...new Set(keys.filter((key) => key.includes('/')).map((key) => key.split('/')[0] ?? '')),
  ]
  return names.map((name) => ({
    name,
    isWhole:
      isCompleteBackupName(name) &&
      MANIFEST_FILE_NAMES.some((manifest) => keys.includes(`${name}/${manifest}`)),
  }))
}

const listFilesOfFolder = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))

/** Turns a key of the bucket into a local path; refuses a path outside the backup folder. */
function localPathOfKey(key: string, name: string) {
  const part = path.posix.normalize(key.slice(name.length + 1))
  if (part.startsWith('..') || path.posix.isAbsolute(part)) {
    throw new OperatorError(backupText.otherFormat(name))
  }
  return part
}
