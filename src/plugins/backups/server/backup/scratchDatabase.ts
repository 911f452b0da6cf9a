import pg from 'pg'
import { backupText } from '@/src/plugins/backups/words/terminal'
import { OperatorError } from '@/src/server/operatorError'
import { hasErrorCode } from '@/src/server/process/hasErrorCode'

/** PostgreSQL error code of a role that may not create databases. */
const PERMISSION_DENIED_CODE = '42501'

/**
 * Calls `use` with an empty scratch database on the server of the site, and empties the database
 * afterwards. The database is created if the role may do so; otherwise it must exist. Concurrent
 * callers wait.
 * @throws OperatorError with a sentence that explains how to create the database
 */
export async function withScratchDatabase<Result>(
  databaseUrl: string,
  use: (scratchUrl: string) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('exemplia verification'))")
    const name = await createScratchDatabase(client)
    const url = new URL(databaseUrl)
    url.pathname = `/${name}`
    await emptyScratchDatabase(url.href, name)
    return await use(url.href).finally(() => emptyScratchDatabase(url.href, name))
  } finally {
    await client.end()
  }
}

/** Creates the scratch database of the current database if necessary, and returns its name. */
async function createScratchDatabase(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`
    SELECT name, EXISTS (SELECT FROM pg_database WHERE datname = name) AS made, current_user::text AS owner
    FROM (SELECT left(current_database(), 49) || '_verification' AS name) scratch`)
  const { name, made, owner } = rows[0]
  if (!made) {
    await client.query(`CREATE DATABASE "${name}" TEMPLATE template0`).catch((err: unknown) => {
      throw hasErrorCode(err, PERMISSION_DENIED_CODE)
        ? new OperatorError(backupText.scratchMissing(name, owner))
        : err
    })
  }
  return name
}

/**
 * A schema that marks our scratch databases, so that another database of that name is never
 * emptied.
 */
const SCRATCH_MARKER_SCHEMA = 'trial_of_backups'

async function isScratchDatabase(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT to_regnamespace($1) IS NOT NULL OR NOT EXISTS (
      SELECT FROM pg_class WHERE relkind IN ('r', 'p')
        AND relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)) AS ours`,
    [SCRATCH_MARKER_SCHEMA],
  )
  return rows[0].ours
}

async function emptyScratchDatabase(scratchUrl: string, name: string) {
  const client = new pg.Client(scratchUrl)
  await client.connect()
  try {
    const { rows } = await client.query('SELECT current_database() AS name')
    if (rows[0].name !== name) throw new Error(`Asked for ${name}, and was given ${rows[0].name}`)
    if (!(await isScratchDatabase(client))) throw new OperatorError(backupText.scratchTaken(name))
    await client.query(
      `DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public; CREATE SCHEMA IF NOT EXISTS ${SCRATCH_MARKER_SCHEMA}`,
    )
  } finally {
    await client.end()
  }
}
