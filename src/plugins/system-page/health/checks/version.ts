import type { DatabaseHealthCheck } from '@/src/health/checkContext'
import { findAppliedMigrations } from '@/src/plugins/system-page/queries/findAppliedMigrations'
import { compareMigrations } from '@/src/plugins/system-page/rules/limits'
import { healthCheckWords } from '@/src/plugins/system-page/words/admin/healthChecks'
import { VERSION } from '@/src/version'

const { version: words } = healthCheckWords

/** Checks that the program and the database schema have the same version. */
export const checkSchemaVersion: DatabaseHealthCheck = async (payload, { knownMigrations }) => {
  if (!knownMigrations) return { state: 'unknown', says: words.notTold(VERSION), remedy: null }
  const made = await findAppliedMigrations(payload)
  const { missing, unknown } = compareMigrations({ known: knownMigrations, made })
  if (unknown.length > 0) {
    return { state: 'bad', says: words.unknown(unknown), remedy: words.unknownRemedy }
  }
  if (missing.length > 0) {
    return { state: 'bad', says: words.missing(missing), remedy: words.missingRemedy }
  }
  return { state: 'good', says: words.fine(VERSION, made.length), remedy: null }
}
