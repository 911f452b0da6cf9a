import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes, reads and deletes a test file below the folder. */
export async function probeFolder(folder: string, bytes: Buffer): Promise<Buffer> {
  const place = await mkdtemp(path.join(folder, '.essai-'))
  try {
    const file = path.join(place, 'essai')
    await writeFile(file, bytes, { mode: 0o600 })
    return await readFile(file)
  } finally {
    await rm(place, { recursive: true, force: true })
  }
}
