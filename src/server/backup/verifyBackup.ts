import { rmSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/src/env'
import { runChildCommand } from '../process/childCommand'
import { noteVerification } from './noteBackup'
import { withScratchDatabase } from './scratchDatabase'

type Verification = { databaseUrl: string; identity?: string | undefined }

/**
 * Restores a backup into a scratch database and a folder of its own, compares both with what was read when it
 * was made, and puts on record what came of it.
 * @throws Refusal where it does not come back as it was; the reason has been said then
 */
export async function verifyBackup(folder: string, { databaseUrl, identity }: Verification) {
  const files = path.resolve(env.DATA_DIR, 'sauvegardes', 'verification.part')
  const clear = () => rmSync(files, { recursive: true, force: true })
  await withScratchDatabase(databaseUrl, async (scratchUrl) => {
    clear()
    try {
      await runChildCommand('recover', scratchEnvironment(scratchUrl, files, identity), [
        folder,
        '--compare',
      ])
      await noteVerification(databaseUrl, true)
    } catch (err) {
      await noteVerification(databaseUrl, false)
      throw err
    } finally {
      clear()
    }
  })
}

// Nothing of it may reach the site's own database or store, whichever way they were named.
const scratchEnvironment = (scratchUrl: string, files: string, identity: string | undefined) => ({
  DATABASE_URL: scratchUrl,
  DATABASE_URL_FILE: '',
  DATA_DIR: files,
  S3_BUCKET: '',
  ...(identity ? { BACKUP_IDENTITY: identity, BACKUP_IDENTITY_FILE: '' } : {}),
})
