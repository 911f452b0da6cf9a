import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from './isRunning'

/** Runs the action while no other process of this machine runs one under the same lock file. */
export async function withFileLock<Result>(file: string, action: () => Result | Promise<Result>) {
  mkdirSync(path.dirname(file), { recursive: true })
  while (!takeLock(file)) await sleep(200)
  try {
    return await action()
  } finally {
    rmSync(file, { force: true })
  }
}

function takeLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (err) {
    if (!existsSync(file)) throw err
    if (isAbandoned(file)) rmSync(file, { force: true })
    return false
  }
}

function isAbandoned(file: string): boolean {
  const holder = Number(readFileSync(file, 'utf8'))
  return holder > 0 && !isRunning(holder)
}
