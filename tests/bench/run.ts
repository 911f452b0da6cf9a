import { loadavg } from 'node:os'
import { OperatorError } from '@/src/server/operatorError'
import { applicationFigures } from './applications'
import { buildFigures } from './build'
import { documentFigures } from './documents'
import type { Figure } from './figures'
import { jobListFigures } from './jobList'
import { lighthouseFigures } from './lighthouse'
import { loadFigures } from './load'
import { readingFigures } from './reading'
import { keepInReport } from './report'
import { startFigures } from './start'
import { submissionFigures } from './submissions'
import { visitIntakeFigures } from './visitIntake'
import { visitStatisticsFigures } from './visits'
import { weightFigures } from './weight'

const SECTIONS: Record<string, () => Promise<Figure[]>> = {
  build: buildFigures,
  start: startFigures,
  weight: weightFigures,
  lighthouse: lighthouseFigures,
  load: loadFigures,
  'job-list': jobListFigures,
  submissions: submissionFigures,
  applications: applicationFigures,
  documents: documentFigures,
  reading: readingFigures,
  visits: visitStatisticsFigures,
  'visit-intake': visitIntakeFigures,
}

/** Measures the named sections, or all, prints the results and stores them in docs/bench.md. */
export async function measure(asked: string[]) {
  const unknown = asked.filter((name) => !(name in SECTIONS))
  if (unknown.length > 0) {
    const known = Object.keys(SECTIONS).join(', ')
    throw new OperatorError(`No such section: ${unknown.join(', ')}. There are ${known}.`)
  }
  for (const [name, figures] of Object.entries(SECTIONS)) {
    if (asked.length > 0 && !asked.includes(name)) continue
    const [load = 0] = loadavg()
    const measured = await figures()
    keepInReport(name, load, measured)
    console.log(`\n${name} (charge de la machine avant : ${load.toFixed(1)})`)
    console.table(measured)
  }
}
