import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** The folder for files that wait while the store fails. */
export const spoolFolderOf = (dataDir: string) => path.join(dataDir, 'spool')

const UNFINISHED_SUFFIX = '.partial'

/**
 * Stores a file durably (fsync).
 * @throws when the disk refuses it; the partial file is deleted
 */
export async function storeInSpool(folder: string, name: string, bytes: Buffer): Promise<void> {
  await makeDurableFolder(folder)
  const unfinished = path.join(folder, `${name}${UNFINISHED_SUFFIX}`)
  try {
    await writeAndSync(unfinished, bytes)
    await rename(unfinished, path.join(folder, name))
    await syncFolder(folder)
  } catch (err) {
    await rm(unfinished, { force: true })
    throw err
  }
}

/** Reads a spooled file; null when it does not exist. */
export async function readFromSpool(folder: string, name: string): Promise<Buffer | null> {
  return readFile(path.join(folder, path.basename(name))).catch(nullIfFileMissing)
}

/** Lists the files that wait for the store; files that are still being written are omitted. */
export async function listSpooledFiles(folder: string): Promise<string[]> {
  const names = (await readdir(folder).catch(nullIfFileMissing)) ?? []
  return names.filter((name) => !name.endsWith(UNFINISHED_SUFFIX))
}

export async function removeFromSpool(folder: string, name: string): Promise<void> {
  await rm(path.join(folder, path.basename(name)), { force: true })
}

// Makes a folder and syncs its parent, without which the folder is not durable.
async function makeDurableFolder(folder: string) {
  const created = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (created) await syncFolder(path.dirname(folder))
}

async function writeAndSync(file: string, bytes: Buffer) {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(bytes)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function nullIfFileMissing(err: unknown): null {
  if (err instanceof Error && 'code' in err && err.code === 'ENOENT') return null
  throw err
}
