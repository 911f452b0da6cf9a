import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { root } from '@/src/server/root'
import type { BenchFigure } from './figures'

const REPORT = path.join(root, 'docs/bench.json')
const REPORT_MARKDOWN_PATH = path.join(root, 'docs/bench.md')

const SectionSchema = z.object({
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
const Report = z.record(z.string(), SectionSchema)
type Report = z.infer<typeof Report>

/**
 * Replaces the last measurements of a section in the reports for programs and for people. @param
 * load of the machine before the run: how many processes waited for a core
 */
export function keepInReport(name: string, load: number, figures: BenchFigure[]) {
  const kept = existsSync(REPORT) ? Report.parse(JSON.parse(readFileSync(REPORT, 'utf8'))) : {}
  const measuredOn = new Date().toISOString().slice(0, 10)
  const report = { ...kept, [name]: { measuredOn, machine: describeMachine(), load, figures } }
  writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`)
  writeFileSync(REPORT_MARKDOWN_PATH, renderMarkdownReport(report))
}

function describeMachine() {
  const [core] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  return `${cpus().length} × ${core?.model.trim()}, ${memory} Gio, Node ${process.versions.node}`
}

function renderMarkdownReport(report: Report) {
  const sections = Object.entries(report).map(
    ([name, { measuredOn, machine, load, figures }]) => `## ${name}

${measuredOn}, ${machine}, charge ${load.toFixed(1).replace('.', ',')} avant.

| Mesure | Trouvé | Référence du même passage | But |
| --- | --- | --- | --- |
${figures.map(renderFigureRow).join('\n')}
`,
  )
  return `# Measurements

Written by \`npm run bench\`: each section replaces its last result. No test asserts a duration. Missed targets, and why: [\`bench-notes.md\`](bench-notes.md).

${sections.join('\n')}`
}

const renderFigureRow = ({ what, measured, reference = '–', goal = '–' }: BenchFigure) =>
  `| ${what} | ${measured} | ${reference} | ${goal} |`
