import { rmSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/src/env'
import { runChildCommand } from '@/src/server/process/childCommand'
import { recordBackupVerification } from './recordBackup'
import { withScratchDatabase } from './scratchDatabase'

type VerifyBackupOptions = { databaseUrl: string; identity?: string | undefined }

/**
 * Restores a backup into a scratch database and a temporary folder, compares both with the
 * manifest, and records the result.
 * @throws OperatorError when the restored data differs; the child process has then printed the reason
 */
export async function verifyBackup(folder: string, { databaseUrl, identity }: VerifyBackupOptions) {
  const files = path.resolve(env.DATA_DIR, 'sauvegardes', 'verification.part')
  const clear = () => rmSync(files, { recursive: true, force: true })
  await withScratchDatabase(databaseUrl, async (scratchUrl) => {
    clear()
    try {
      await runChildCommand('recover', scratchEnvironment(scratchUrl, files, identity), [
        folder,
        '--compare',
      ])
      await recordBackupVerification(databaseUrl, true)
    } catch (err) {
      await recordBackupVerification(databaseUrl, false)
      throw err
    } finally {
      clear()
    }
  })
}

// Overrides every variable that could lead to the database or the store of the site.
const scratchEnvironment = (scratchUrl: string, files: string, identity: string | undefined) => ({
  DATABASE_URL: scratchUrl,
  DATABASE_URL_FILE: '',
  DATA_DIR: files,
  S3_BUCKET: '',
  ...(identity ? { BACKUP_IDENTITY: identity, BACKUP_IDENTITY_FILE: '' } : {}),
})
