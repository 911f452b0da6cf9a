import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withFileLock } from '@/src/server/process/withFileLock'

// A separate process that takes each lock once, all at the same time, and reports locks that it
// shared with another process.
const [folder = '', count = '0', startsAt = '0'] = process.argv.slice(2)
const HOLDING_MS = 300
const PAUSES_MS = [0, 350]

const nobody = new Int32Array(new SharedArrayBuffer(4))

// Simulates a busy machine: others may act between the read and the removal.
const { rmSync } = fs
fs.rmSync = (...args) => {
  const pause = PAUSES_MS[Math.floor(Math.random() * PAUSES_MS.length)]
  Atomics.wait(nobody, 0, 0, pause)
  rmSync(...args)
}
syncBuiltinESMExports()

async function takeAlone(lock: number) {
  await withFileLock(path.join(folder, `${lock}.lock`), async () => {
    const inside = path.join(folder, `${lock}.inside`)
    if (fs.existsSync(inside)) console.log(`Two hold lock ${lock}`)
    fs.writeFileSync(inside, '')
    await sleep(HOLDING_MS)
    rmSync(inside, { force: true })
  })
}

await sleep(Number(startsAt) - Date.now())
await Promise.all(Array.from({ length: Number(count) }, (_, lock) => takeAlone(lock)))
console.log('taken')
