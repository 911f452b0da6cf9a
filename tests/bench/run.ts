import { loadavg } from 'node:os'
import { OperatorError } from '@/src/server/operatorError'
import { measureApplicationLists } from './applications'
import { measureBuild } from './build'
import { measureDocumentSearch } from './documents'
import type { BenchFigure } from './figures'
import { measureJobList } from './jobList'
import { measureLighthouse } from './lighthouse'
import { measureLoad } from './load'
import { measureReading } from './reading'
import { keepInReport } from './report'
import { measureStart } from './start'
import { measureSubmissions } from './submissions'
import { measureVisitIntake } from './visitIntake'
import { measureVisitStatistics } from './visits'
import { measurePageWeight } from './weight'

const BENCH_SECTIONS: Record<string, () => Promise<BenchFigure[]>> = {
  build: measureBuild,
  start: measureStart,
  weight: measurePageWeight,
  lighthouse: measureLighthouse,
  load: measureLoad,
  'job-list': measureJobList,
  submissions: measureSubmissions,
  applications: measureApplicationLists,
  documents: measureDocumentSearch,
  reading: measureReading,
  visits: measureVisitStatistics,
  'visit-intake': measureVisitIntake,
}

/** Measures the named sections, or all, prints the results and stores them in docs/bench.md. */
export async function measure(asked: string[]) {
  const unknown = asked.filter((name) => !(name in BENCH_SECTIONS))
  if (unknown.length > 0) {
    const known = Object.keys(BENCH_SECTIONS).join(', ')
    throw new OperatorError(`No such section: ${unknown.join(', ')}. There are ${known}.`)
  }
  for (const [name, figures] of Object.entries(BENCH_SECTIONS)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const [load = 0] = loadavg()
    const measured = await figures()
    keepInReport(name, load, measured)
    console.log(`\n${name} (charge de la machine avant : ${load.toFixed(1)})`)
    console.table(measured)
  }
}
