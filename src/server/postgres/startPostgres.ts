import { spawn } from 'node:child_process'
import { closeSync, existsSync, openSync, readFileSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { findFreePort } from '@/src/server/process/findFreePort'
import { readLocalSecrets } from '../localSecrets'
import { OperatorError } from '../operatorError'
import { findPostgresAccount, type SystemAccount } from './account'
import { provideRunnableBinaries } from './binaries'
import { createDatabaseFolder } from './databaseHome'
import { initialiseCluster } from './initialiseCluster'
import { canConnect, findPostmaster, stopPostmaster } from './postmaster'

export type EmbeddedPostgres = {
  url: string
  /** Releases the server; the last user stops it. */
  stop: () => Promise<void>
  /** Resolves when the server has stopped or was released. */
  ended: Promise<void>
}

type PostgresStartOptions = {
  dataDir: string
  print: (text: string) => void
  /** Server settings, such as `{ fsync: 'off' }` for a disposable database. */
  settings?: Record<string, string>
}

const MAX_START_ATTEMPTS = 5

/** Starts the packaged PostgreSQL, or uses the server that already runs on this data folder. */
export async function startPostgres(options: PostgresStartOptions): Promise<EmbeddedPostgres> {
  const { dataDir, print, settings = {} } = options
  const { databasePassword } = readLocalSecrets(dataDir)
  const urlAt = (port: number, database = 'postgres') =>
    `postgres://exemplia:${databasePassword}@127.0.0.1:${port}/${database}`
  const link = path.join(dataDir, 'postgres')
  const account = findPostgresAccount(path.join(link, 'cluster'))
  const binaries = provideRunnableBinaries(account, print)
  createDatabaseFolder(link, account, print)
  const home = realpathSync(link)
  const cluster = path.join(home, 'cluster')
  if (!existsSync(cluster)) {
    print(commandLineMessages.creatingDatabase)
    initialiseCluster(home, binaries, account, databasePassword)
  }
  const server = { program: path.join(binaries, 'bin', 'postgres'), cluster, account, settings }
  const log = path.join(dataDir, 'postgres.log')
  const running = await findPostmaster(cluster, urlAt)
  try {
    const { port } = running ?? (await launchServer(server, log, urlAt))
    await createDatabaseOnce(urlAt(port))
    return { url: urlAt(port, 'exemplia'), ...(await holdConnection({ cluster, port, urlAt })) }
  } catch (err) {
    if (!running) await stopPostmaster(cluster)
    // The running server was shutting down when it was found, so another one is started.
    else if (!(await findPostmaster(cluster, urlAt))) return startPostgres(options)
    throw err
  }
}

type ServerLaunchOptions = {
  program: string
  cluster: string
  account: SystemAccount
  settings: Record<string, string>
}

// Starts the server, with retries: after a crash the old shared memory may still be in use, and
// another process may take the free port.
async function launchServer(
  server: ServerLaunchOptions,
  log: string,
  urlAt: (port: number) => string,
) {
  for (let attempt = 1; attempt <= MAX_START_ATTEMPTS; attempt++) {
    const port = await findFreePort()
    if (await waitUntilServerUp(spawnServer(server, log, port), urlAt(port))) return { port }
    await sleep(1_000)
  }
  const lines = readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n')
  throw new OperatorError(commandLineMessages.databaseNotStarted(log, lines))
}

function spawnServer(
  { program, cluster, account, settings }: ServerLaunchOptions,
  log: string,
  port: number,
) {
  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    ...settings,
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const output = openSync(log, 'w')
  // A process group of its own: Ctrl-C must stop the web server first, the database last.
  const server = spawn(program, ['-D', cluster, ...flags], {
    ...account,
    cwd: path.dirname(cluster),
    detached: true,
    stdio: ['ignore', output, output],
  })
  closeSync(output)
  server.unref()
  return server
}

async function waitUntilServerUp(server: ReturnType<typeof spawn>, url: string) {
  let failed = false
  server.once('error', () => (failed = true))
  while (!failed && server.exitCode === null && server.signalCode === null) {
    if (await canConnect(url)) return true
    await sleep(50)
  }
  return false
}

async function createDatabaseOnce(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = 'exemplia'")
  if (rowCount === 0) await client.query('CREATE DATABASE exemplia')
  await client.end()
}

type PostgresServerAddress = { cluster: string; port: number; urlAt: (port: number) => string }

/** Holds a connection to the server until `stop` is called or the server ends. */
async function holdConnection(
  place: PostgresServerAddress,
): Promise<Pick<EmbeddedPostgres, 'ended' | 'stop'>> {
  const { cluster, port, urlAt } = place
  let client = await connectWithUsageLock(urlAt(port))
  let isLeaving = false
  // Connects again after PostgreSQL has closed all connections, which it does when one of its
  // processes crashes.
  const untilEnded = async () => {
    for (;;) {
      await new Promise((resolve) => client.once('end', resolve))
      const running = isLeaving ? null : await findPostmaster(cluster, urlAt)
      if (running?.port !== port) return
      client = await connectWithUsageLock(urlAt(port))
    }
  }
  return {
    // A server to which no connection can be opened again counts as ended.
    ended: untilEnded().catch(() => undefined),
    stop: async () => {
      isLeaving = true
      await client.end()
      await stopServerIfUnused(place)
    },
  }
}

const USAGE_LOCK = "hashtext('exemplia used')"

/**
 * Connects and takes a shared advisory lock, which each user of the server holds, so that no user
 * stops the server while another one (the site or a backup) needs it. PostgreSQL releases the lock
 * when the connection ends.
 */
async function connectWithUsageLock(url: string) {
  const client = new pg.Client(url)
  // An error is expected here, because the server may stop while this connection is idle.
  client.on('error', () => undefined)
  await client.connect()
  await client.query(`SELECT pg_advisory_lock_shared(${USAGE_LOCK})`)
  return client
}

async function stopServerIfUnused({ cluster, port, urlAt }: PostgresServerAddress) {
  const client = new pg.Client(urlAt(port))
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(`SELECT pg_try_advisory_lock(${USAGE_LOCK}) AS ours`)
    if (rows[0].ours === true) await stopPostmaster(cluster)
  } catch (err) {
    // If the server is gone, another process has stopped it at the same moment.
    if ((await findPostmaster(cluster, urlAt))?.port === port) throw err
  } finally {
    await client.end()
  }
}
