import pg from 'pg'
import { backupText } from '@/src/content/backup'
import { Refusal } from '../refusal'

/**
 * Gives an empty database on the same server for as long as it is used. Whoever else of this site asks for it
 * waits; what was left of one that was killed goes first.
 */
export async function withScratchDatabase<Result>(
  databaseUrl: string,
  use: (scratchUrl: string) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query("SELECT pg_advisory_lock(hashtext('exemplia verification'))")
    const { rows } = await client.query("SELECT left(current_database(), 50) || '_essai' AS name")
    const name: string = rows[0].name
    const drop = () => client.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
    await drop()
    await client.query(`CREATE DATABASE "${name}" TEMPLATE template0`).catch((err) => {
      throw err.code === NOT_ALLOWED ? new Refusal(backupText.scratchRefused(name)) : err
    })
    const url = new URL(databaseUrl)
    url.pathname = `/${name}`
    return await use(url.href).finally(drop)
  } finally {
    await client.end()
  }
}

const NOT_ALLOWED = '42501'
