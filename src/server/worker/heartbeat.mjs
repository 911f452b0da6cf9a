// @ts-check
import { statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const FILE = path.join(tmpdir(), 'exemplia-worker-alive')

/** Longer than the longest round: a site that does not answer is given up after five minutes. */
const LONGEST_ROUND_MS = 6 * 60_000

/** Notes that the worker has come round once more. */
export function beat(file = FILE) {
  writeFileSync(file, '')
}

/** Whether the worker of this container has come round lately. */
export function isBeating(file = FILE, now = Date.now()) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && now - found.mtimeMs < LONGEST_ROUND_MS
}
