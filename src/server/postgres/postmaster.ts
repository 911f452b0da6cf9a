import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { OperatorError } from '../operatorError'

export type Postmaster = { pid: number; port: number }

const POSTMASTER_TIMEOUT_MS = 60_000

/**
 * Finds the PostgreSQL server that already runs on this cluster, started by a killed or by another
 * process.
 */
export async function findPostmaster(
  cluster: string,
  urlAt: (port: number) => string,
): Promise<Postmaster | null> {
  const deadline = Date.now() + POSTMASTER_TIMEOUT_MS
  let postmaster = readPostmaster(cluster)
  while (postmaster && isPostmasterAlive(postmaster.pid, cluster)) {
    if (await canConnect(urlAt(postmaster.port))) return postmaster
    if (Date.now() > deadline)
      throw new OperatorError(commandLineMessages.databaseNotAnswering(postmaster.pid))
    await sleep(200)
    postmaster = readPostmaster(cluster)
  }
  // The file is removed: after a reboot the process id may belong to another process, and
  // PostgreSQL would refuse to start.
  if (postmaster) rmSync(pidFileOf(cluster), { force: true })
  return null
}

/**
 * Stops the server with a fast shutdown: open transactions are rolled back, committed data is
 * written.
 */
export async function stopPostmaster(cluster: string) {
  const postmaster = readPostmaster(cluster)
  if (!postmaster || !isPostmasterAlive(postmaster.pid, cluster)) return
  process.kill(postmaster.pid, 'SIGINT')
  const deadline = Date.now() + POSTMASTER_TIMEOUT_MS
  while (existsSync(pidFileOf(cluster)) && isPostmasterAlive(postmaster.pid, cluster)) {
    if (Date.now() > deadline)
      throw new OperatorError(commandLineMessages.databaseNotAnswering(postmaster.pid))
    await sleep(50)
  }
}

/** @throws OperatorError when the password is wrong, because waiting does not help */
export async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  try {
    await client.connect()
    return true
  } catch (err) {
    if (isWrongPasswordError(err))
      throw new OperatorError(commandLineMessages.databasePasswordRefused)
    return false
  } finally {
    await client.end()
  }
}

const isWrongPasswordError = (err: unknown) =>
  err instanceof pg.DatabaseError && err.code === INVALID_PASSWORD_SQLSTATE

const INVALID_PASSWORD_SQLSTATE = '28P01'

const pidFileOf = (cluster: string) => path.join(cluster, 'postmaster.pid')

function readPostmaster(cluster: string): Postmaster | null {
  if (!existsSync(pidFileOf(cluster))) return null
  const [pid, , , port] = readFileSync(pidFileOf(cluster), 'utf8').split('\n')
  return { pid: Number(pid), port: Number(port) }
}

function isPostmasterAlive(pid: number, cluster: string): boolean {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  const commandOf = `/proc/${pid}/cmdline`
  return process.platform !== 'linux' || readFileIfPresent(commandOf).includes(cluster)
}

// Reads a file; empty when it is missing, because the process may have ended before.
function readFileIfPresent(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
