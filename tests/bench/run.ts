import { loadavg } from 'node:os'
import { applicationFigures } from './applications'
import { buildFigures } from './build'
import type { Figure } from './figures'
import { jobListFigures } from './jobList'
import { lighthouseFigures } from './lighthouse'
import { startFigures } from './start'
import { weightFigures } from './weight'

const SECTIONS: Record<string, () => Promise<Figure[]>> = {
  build: buildFigures,
  start: startFigures,
  weight: weightFigures,
  lighthouse: lighthouseFigures,
  'job-list': jobListFigures,
  applications: applicationFigures,
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in SECTIONS))
if (unknown.length > 0) {
  console.error(
    `No such section: ${unknown.join(', ')}. There are ${Object.keys(SECTIONS).join(', ')}.`,
  )
  process.exit(1)
}

for (const [name, measure] of Object.entries(SECTIONS)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  const load = loadavg()[0]?.toFixed(1)
  const figures = await measure()
  console.log(`\n${name} (load of the machine before: ${load})`)
  console.table(figures)
}
process.exit(0)
