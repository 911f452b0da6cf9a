import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { root } from '@/src/server/root'
import type { Figure } from './figures'

const REPORT = path.join(root, 'docs/bench.json')
const READABLE = path.join(root, 'docs/bench.md')

const Section = z.object({
  measuredOn: z.string(),
  machine: z.string(),
  load: z.number(),
  figures: z.array(
    z.object({
      what: z.string(),
      measured: z.string(),
      reference: z.string().optional(),
      goal: z.string().optional(),
    }),
  ),
})
const Report = z.record(z.string(), Section)
type Report = z.infer<typeof Report>

/**
 * Replaces the last measurements of a section in the reports for programs and for people. @param
 * load of the machine before the run: how many processes waited for a core
 */
export function keepInReport(name: string, load: number, figures: Figure[]) {
  const kept = existsSync(REPORT) ? Report.parse(JSON.parse(readFileSync(REPORT, 'utf8'))) : {}
  const measuredOn = new Date().toISOString().slice(0, 10)
  const report = { ...kept, [name]: { measuredOn, machine: machine(), load, figures } }
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(READABLE, readable(report))
}

function machine() {
  const [core] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${core?.model.trim()}, ${memory} Gio, Node ${process.versions.node}`
}

function readable(report: Report) {
  const sections = Object.entries(report).map(
    ([name, { measuredOn, machine, load, figures }]) => `## ${name}

${measuredOn}, ${machine}, charge ${load.toFixed(1).replace('.', ',')} avant.

| Mesure | Trouvé | Référence du même passage | But |
| --- | --- | --- | --- |
${figures.map(row).join('\n')}
`,
  )
  return `# Measurements

Written by \`npm run bench\`: each section replaces its last result. No test asserts a duration. Missed targets, and why: [\`bench-notes.md\`](bench-notes.md).

${sections.join('\n')}`
}

const row = ({ what, measured, reference = '–', goal = '–' }: Figure) =>
  `| ${what} | ${measured} | ${reference} | ${goal} |`
