import { linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { hasCode } from './hasCode'
import { isRunning } from './isRunning'

const RETRY_MS = 200
/** Past turns that stay, so that no look at the folder, however slow, misses all that are new. */
const KEPT_TURNS = 10

/** This process: in a container started again its number is often that of the one before. */
const SELF = `${process.pid} ${performance.timeOrigin}`

/**
 * Runs the action while no other process of this machine runs one under the same lock. The lock is a
 * folder of numbered turns, the highest being the current one: whoever finds it over begins the next,
 * which only one can. Nobody has to remove an abandoned lock, during which another could take it.
 */
export async function withFileLock<Result>(lock: string, action: () => Result | Promise<Result>) {
  mkdirSync(lock, { recursive: true })
  let turn = beginTurn(lock)
  for (; turn === undefined; turn = beginTurn(lock)) await sleep(RETRY_MS)
  try {
    return await action()
  } finally {
    writeFileSync(path.join(lock, String(turn)), '')
  }
}

/** @returns the number of the turn that is now ours, unless it is another's */
function beginTurn(lock: string): number | undefined {
  const last = Math.max(0, ...turnsIn(lock))
  if (last > 0 && !isOver(path.join(lock, String(last)))) return undefined
  const next = last + 1
  if (!claim(lock, next)) return undefined
  const turns = turnsIn(lock)
  // Between the look and the claim others may have had their turns.
  const isOurs = Math.max(...turns) === next
  const outdated = isOurs ? turns.filter((turn) => turn < next - KEPT_TURNS) : [next]
  for (const turn of outdated) rmSync(path.join(lock, String(turn)), { force: true })
  return isOurs ? next : undefined
}

const turnsIn = (lock: string) =>
  readdirSync(lock)
    .filter((name) => /^\d+$/.test(name))
    .map(Number)

/** Makes the file of a turn, already written, unless it is there. */
function claim(lock: string, turn: number): boolean {
  const written = path.join(lock, `claim-${process.pid}`)
  writeFileSync(written, SELF)
  try {
    linkSync(written, path.join(lock, String(turn)))
    return true
  } catch (err) {
    if (hasCode(err, 'EEXIST')) return false
    throw err
  } finally {
    rmSync(written, { force: true })
  }
}

function isOver(turn: string): boolean {
  try {
    const holder = readFileSync(turn, 'utf8')
    if (holder === '') return true
    const pid = Number.parseInt(holder, 10)
    return pid === process.pid ? holder !== SELF : !isRunning(pid)
  } catch (err) {
    // Others have had so many turns meanwhile that this one is outdated.
    if (hasCode(err, 'ENOENT')) return false
    throw err
  }
}
