import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '@/src/server/process/findFreePort'
import { root } from '@/src/server/root'
import { cpuUnder } from './cpuUnder'
import { type BenchFigure, formatSeconds, measureMilliseconds } from './figures'
import { memoryUnder } from './memoryUnder'
import { type RunningProgram, startProgram } from './programs'
import { visitEverything } from './visitEverything'

const BOOTSTRAP_PATH = path.join(root, 'src/cli/run.mjs')

/** The time for the work that earlier visits have caused. */
const START_SETTLING_MS = 60_000
const IDLE_MEASURED_MS = 300_000

/**
 * Measures `npm start` on a fresh and on a used clone, the memory of the web server after many
 * visits, and the cost of the site without visits.
 */
export async function measureStart(): Promise<BenchFigure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-bench-'))
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const start = () =>
    startProgram(process.execPath, [BOOTSTRAP_PATH, 'start'], {
      DATA_DIR: dataDir,
      PORT: String(port),
      NODE_ENV: 'production',
      DATABASE_URL: '',
    })
  const firstAnswer = (site: RunningProgram) => measureMilliseconds(() => site.answers(url))

  rmSync(path.join(root, '.next'), { recursive: true, force: true })
  let site = start()
  try {
    const fresh = await firstAnswer(site)
    await site.stop()
    site = start()
    const again = await firstAnswer(site)
    const pages = await visitEverything(url)
    const memory = await memoryUnder(site.child.pid, 'webServer.mjs')
    const idle = await measureIdleCpu(site.child.pid)
    return [
      {
        what: 'npm start sur un clone neuf, hors téléchargements, jusqu’au premier 200',
        measured: formatSeconds(fresh),
        goal: '120 s',
      },
      {
        what: 'npm start, déjà construit et rempli, jusqu’au premier 200',
        measured: formatSeconds(again),
        goal: '4 s',
      },
      {
        what: `mémoire du serveur web après ${pages} pages servies`,
        measured: `${Math.round(memory / 2 ** 20)} Mo`,
        goal: '600 Mo',
      },
      {
        what: 'processeur du site au repos pendant cinq minutes, PostgreSQL compris',
        measured: `${(idle * 100).toFixed(2).replace('.', ',')} % d’un cœur`,
        goal: '1 %',
      },
    ]
  } finally {
    await site.stop()
    removeDataFolder(dataDir)
  }
}

/** @returns the part of one core that the site uses without visits */
async function measureIdleCpu(launcher: number | undefined): Promise<number> {
  await pause(START_SETTLING_MS)
  const [before, begun] = [cpuUnder(launcher), performance.now()]
  await pause(IDLE_MEASURED_MS)
  return (cpuUnder(launcher) - before) / ((performance.now() - begun) / 1000)
}

// Under root the database is elsewhere, behind a link.
function removeDataFolder(dataDir: string) {
  const database = path.join(dataDir, 'postgres')
  if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
