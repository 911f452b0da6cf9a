import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withFileLock } from '@/src/server/process/withFileLock'

// A separate process that takes each lock once, all at the same time, and reports locks that it
// shared with another process.
const [folder = '', count = '0', startsAt = '0'] = process.argv.slice(2)
const LOCK_HELD_MS = 300
const BEFORE_REMOVAL_PAUSES_MS = [0, 350]

const SLEEP_BUFFER = new Int32Array(new SharedArrayBuffer(4))

// Simulates a busy machine: others may act between the read and the removal.
const { rmSync } = fs
fs.rmSync = (...args) => {
  const pause =
    BEFORE_REMOVAL_PAUSES_MS[Math.floor(Math.random() * BEFORE_REMOVAL_PAUSES_MS.length)]
  Atomics.wait(SLEEP_BUFFER, 0, 0, pause)
  rmSync(...args)
}
syncBuiltinESMExports()

async function takeLockAlone(lock: number) {
  await withFileLock(path.join(folder, `${lock}.lock`), async () => {
    const inside = path.join(folder, `${lock}.inside`)
    if (fs.existsSync(inside)) console.log(`Two hold lock ${lock}`)
    fs.writeFileSync(inside, '')
    await sleep(LOCK_HELD_MS)
    rmSync(inside, { force: true })
  })
}

await sleep(Number(startsAt) - Date.now())
await Promise.all(Array.from({ length: Number(count) }, (_, lock) => takeLockAlone(lock)))
console.log('taken')
