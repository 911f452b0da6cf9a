// @ts-check
import { statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const HEARTBEAT_FILE = path.join(tmpdir(), 'exemplia-worker-alive')

/** Longer than the longest round: a request to the site times out after five minutes. */
const MAX_ROUND_MS = 6 * 60_000

/** Records that the worker is alive. */
export function writeHeartbeat(file = HEARTBEAT_FILE) {
  writeFileSync(file, '')
}

/** Whether the worker of this container was alive recently. */
export function isHeartbeatRecent(file = HEARTBEAT_FILE, now = Date.now()) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && now - found.mtimeMs < MAX_ROUND_MS
}
