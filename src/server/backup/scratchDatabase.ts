import pg from 'pg'
import { backupText } from '@/src/content/backup'
import { hasCode } from '../process/hasCode'
import { Refusal } from '../refusal'

/** What PostgreSQL answers to an account that may not make databases. */
const NOT_ALLOWED = '42501'

/**
 * Gives an empty database beside the site's own, for as long as it is used, and empties it again. It is made
 * where the account may, and must be there where it may not. Whoever else asks for it waits.
 * @throws Refusal with a sentence that says how it is made
 */
export async function withScratchDatabase<Result>(
  databaseUrl: string,
  use: (scratchUrl: string) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('exemplia verification'))")
    const name = await scratchName(client)
    const url = new URL(databaseUrl)
    url.pathname = `/${name}`
    await empty(url.href, name)
    return await use(url.href).finally(() => empty(url.href, name))
  } finally {
    await client.end()
  }
}

/** The name of the scratch database of this one, which is there from now on. */
async function scratchName(client: pg.Client): Promise<string> {
  const { rows } = await client.query(`
    SELECT name, EXISTS (SELECT FROM pg_database WHERE datname = name) AS made, current_user::text AS owner
    FROM (SELECT left(current_database(), 49) || '_verification' AS name) scratch`)
  const { name, made, owner } = rows[0]
  if (!made) {
    await client.query(`CREATE DATABASE "${name}" TEMPLATE template0`).catch((err: unknown) => {
      throw hasCode(err, NOT_ALLOWED) ? new Refusal(backupText.scratchMissing(name, owner)) : err
    })
  }
  return name
}

/** A schema by which a scratch database is known again, so that nobody else's of that name is emptied. */
const MARK = 'trial_of_backups'

async function isOurs(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query(
    `SELECT to_regnamespace($1) IS NOT NULL OR NOT EXISTS (
      SELECT FROM pg_class WHERE relkind IN ('r', 'p')
        AND relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)) AS ours`,
    [MARK],
  )
  return rows[0].ours
}

async function empty(scratchUrl: string, name: string) {
  const client = new pg.Client(scratchUrl)
  await client.connect()
  try {
    const { rows } = await client.query('SELECT current_database() AS name')
    if (rows[0].name !== name) throw new Error(`Asked for ${name}, and was given ${rows[0].name}`)
    if (!(await isOurs(client))) throw new Refusal(backupText.scratchTaken(name))
    await client.query(
      `DROP SCHEMA IF EXISTS public CASCADE; CREATE SCHEMA public; CREATE SCHEMA IF NOT EXISTS ${MARK}`,
    )
  } finally {
    await client.end()
  }
}
