import { setTimeout as pause } from 'node:timers/promises'
import { type BenchFigure, formatSeconds } from './figures'
import { memoryUnder } from './memoryUnder'

const MEMORY_SAMPLE_MS = 250
const MEGABYTE_BYTES = 1024 * 1024

type ExportTarget = { site: { url: string }; session: Record<string, string> }

/** Measures the time to export the whole list as CSV, and the growth of the web server's memory. */
export async function measureApplicationExport({
  site,
  session,
}: ExportTarget): Promise<BenchFigure[]> {
  const url = `${site.url}/api/exports/job-applications`
  // The first request compiles the code that it runs.
  await readExport(url, session)
  const memory = watchMemory()
  const start = performance.now()
  const { bytes, lines } = await readExport(url, session)
  const duration = performance.now() - start
  const { before, peak } = await memory.stop()
  return [
    {
      what: `export de ${lines - 1} lignes, ${(bytes / MEGABYTE_BYTES).toFixed(1)} Mo`,
      measured: formatSeconds(duration),
      goal: '10 s',
    },
    {
      what: 'mémoire du serveur web : avant l’export, au plus haut pendant',
      measured: `${(before / MEGABYTE_BYTES).toFixed(0)} Mo, ${(peak / MEGABYTE_BYTES).toFixed(0)} Mo`,
      goal: 'constante',
    },
  ]
}

async function readExport(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers })
  if (!answer.ok || !answer.body) throw new Error(`The export answered ${answer.status}`)
  let bytes = 0
  let lines = 0
  for await (const chunk of answer.body) {
    bytes += chunk.byteLength
    lines += chunk.reduce((count: number, byte: number) => (byte === 10 ? count + 1 : count), 0)
  }
  return { bytes, lines }
}

function watchMemory() {
  const samples: number[] = []
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      samples.push(await memoryUnder(process.pid, 'webServer.mjs'))
      await pause(MEMORY_SAMPLE_MS)
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await watching
      return { before: samples[0] ?? Number.NaN, peak: Math.max(...samples) }
    },
  }
}
