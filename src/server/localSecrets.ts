import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { makeDataFolder } from './restrictPermissions'

const LocalSecrets = z.object({
  databasePassword: z.string().min(1),
  payloadSecret: z.string().min(32),
  cronSecret: z.string().min(32),
})

export type LocalSecrets = z.infer<typeof LocalSecrets>

/**
 * Reads the secrets of an installation without configured ones; they are generated once and stored
 * in the data folder.
 */
export function readLocalSecrets(dataDir: string): LocalSecrets {
  makeDataFolder(dataDir)
  const file = path.join(dataDir, 'secrets.json')
  if (!existsSync(file)) writeFileOnce(file, JSON.stringify(generateSecrets(), null, 2))
  return LocalSecrets.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function generateSecrets(): LocalSecrets {
  const secret = () => randomBytes(32).toString('hex')
  return { databasePassword: secret(), payloadSecret: secret(), cronSecret: secret() }
}

// Writes a file atomically with `link`: when two processes start together, both use the first file.
function writeFileOnce(file: string, text: string) {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (err) {
    if (!existsSync(file)) throw err
  } finally {
    rmSync(draft)
  }
}
