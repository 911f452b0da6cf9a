import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasErrorCode } from './hasErrorCode'
import { isProcessRunning } from './isProcessRunning'

const FILE_LOCK_RETRY_DELAY_MS = 200
/**
 * The number of finished turns that remain, so that a slow reader of the folder still sees the
 * newest ones.
 */
const MAX_RETAINED_TURNS = 10

/**
 * The identity of this process. The start time is part of it, because a restarted container often
 * reuses the process id.
 */
const OWN_PROCESS_IDENTITY = `${process.pid} ${performance.timeOrigin}`

/**
 * Runs the action while no other process of this machine holds the same lock. The lock is a folder
 * of numbered turn files, the highest number being the current turn. A process that finds the
 * current turn finished creates the next file; creation is atomic, so only one process succeeds. An
 * abandoned lock is never deleted, because another process could take it at that moment.
 */
export async function withFileLock<Result>(lock: string, action: () => Result | Promise<Result>) {
  mkdirSync(lock, { recursive: true })
  let turn = tryBeginTurn(lock)
  for (; turn === undefined; turn = tryBeginTurn(lock)) await sleep(FILE_LOCK_RETRY_DELAY_MS)
  try {
    return await action()
  } finally {
    writeFileSync(path.join(lock, String(turn)), '')
  }
}

/** @returns the number of our new turn; undefined while another process has the lock */
function tryBeginTurn(lock: string): number | undefined {
  const last = Math.max(0, ...listTurns(lock))
  if (last > 0 && !isTurnFinished(path.join(lock, String(last)))) return undefined
  const next = last + 1
  if (!createTurnFile(lock, next)) return undefined
  const turns = listTurns(lock)
  // The turn is valid only if it is still the highest: another process may have taken and ended
  // later turns before this claim.
  const isOurs = Math.max(...turns) === next
  const outdated = isOurs ? turns.filter((turn) => turn < next - MAX_RETAINED_TURNS) : [next]
  for (const turn of outdated) rmSync(path.join(lock, String(turn)), { force: true })
  return isOurs ? next : undefined
}

const listTurns = (lock: string) =>
  readdirSync(lock)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)

/** Creates the file of a turn with its content, unless it exists. */
function createTurnFile(lock: string, turn: number): boolean {
  const written = path.join(lock, `claim-${process.pid}`)
  writeFileSync(written, OWN_PROCESS_IDENTITY)
  try {
    linkSync(written, path.join(lock, String(turn)))
    return true
  } catch (err) {
    if (hasErrorCode(err, 'EEXIST')) return false
    throw err
  } finally {
    rmSync(written, { force: true })
  }
}

function isTurnFinished(turn: string): boolean {
  try {
    const holder = readFileSync(turn, 'utf8')
    if (holder === '') return true
    const pid = Number.parseInt(holder, 10)
    return pid === process.pid ? holder !== OWN_PROCESS_IDENTITY : !isProcessRunning(pid)
  } catch (err) {
    // The file was deleted as outdated, so newer turns exist.
    if (hasErrorCode(err, 'ENOENT')) return false
    throw err
  }
}
