import type { Client } from 'pg'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { MIN_POSTGRES_VERSION, REQUIRED_POSTGRES_EXTENSIONS } from '@/src/domain/health/judgeHealth'
import { OperatorError } from './operatorError'

const DATABASE_REQUIREMENTS_SQL = `
  SELECT current_setting('server_version') AS version,
    current_setting('server_version_num')::int / 10000 AS major,
    ARRAY(SELECT name FROM unnest($1::text[]) AS name
      WHERE name NOT IN (SELECT name FROM pg_available_extensions)) AS missing`

/**
 * Checks PostgreSQL's version and extensions before the first migration, which would fail half way.
 * @throws OperatorError with a sentence that names the needed version or the missing extensions
 */
export async function assertDatabaseUsable(client: Pick<Client, 'query'>) {
  const { rows } = await client.query(DATABASE_REQUIREMENTS_SQL, [REQUIRED_POSTGRES_EXTENSIONS])
  const { version, major, missing } = rows[0]
  if (major < MIN_POSTGRES_VERSION) {
    throw new OperatorError(commandLineMessages.databaseTooOld(version, MIN_POSTGRES_VERSION))
  }
  if (missing.length > 0) throw new OperatorError(commandLineMessages.extensionsMissing(missing))
}
