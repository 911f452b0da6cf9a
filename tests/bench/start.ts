import { existsSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@/src/server/process/freePort'
import { root } from '@/src/server/root'
import { type Figure, inSeconds, milliseconds } from './figures'
import { memoryUnder } from './memoryUnder'
import { type Program, startProgram } from './programs'
import { visitEverything } from './visitEverything'

const bootstrap = path.join(root, 'src/cli/run.mjs')

/** `npm start` on a fresh clone and on a used one, and what the web server holds after many visits. */
export async function startFigures(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'exemplia-bench-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const start = () =>
    startProgram(process.execPath, [bootstrap, 'start'], {
      DATA_DIR: dataDir,
      PORT: String(port),
      NODE_ENV: 'production',
      DATABASE_URL: '',
    })
  const firstAnswer = (site: Program) => milliseconds(() => site.answers(url))

  rmSync(path.join(root, '.next'), { recursive: true, force: true })
  let site = start()
  try {
    const fresh = await firstAnswer(site)
    await site.stop()
    site = start()
    const again = await firstAnswer(site)
    const pages = await visitEverything(url)
    const memory = await memoryUnder(site.child.pid, 'webServer.mjs')
    return [
      {
        what: 'npm start sur un clone neuf, hors téléchargements, jusqu’au premier 200',
        measured: inSeconds(fresh),
        goal: '120 s',
      },
      {
        what: 'npm start, déjà construit et rempli, jusqu’au premier 200',
        measured: inSeconds(again),
        goal: '4 s',
      },
      {
        what: `mémoire du serveur web après ${pages} pages servies`,
        measured: `${Math.round(memory / 2 ** 20)} Mo`,
        goal: '600 Mo',
      },
    ]
  } finally {
    await site.stop()
    removeData(dataDir)
  }
}

// Under root the database stands elsewhere, behind a link.
function removeData(dataDir: string) {
  const database = path.join(dataDir, 'postgres')
  if (existsSync(database)) rmSync(realpathSync(database), { recursive: true, force: true })
  rmSync(dataDir, { recursive: true, force: true })
}
