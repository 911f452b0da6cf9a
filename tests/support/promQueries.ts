import { readFileSync } from 'node:fs'
import { z } from 'zod'

const BoardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
})

/** Every query of the alert rules and the dashboard. */
export function promQueries() {
  const board = BoardSchema.parse(JSON.parse(readFileSync('deploy/grafana/board.json', 'utf8')))
  const rules = readFileSync('deploy/prometheus/alerts.yml', 'utf8')
  return {
    board: board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    rules: Array.from(rules.matchAll(/^ +expr: (.+)$/gm), ([, expr = '']) => expr),
  }
}

const GROUPING_CLAUSE = /\b(by|without|on|ignoring)\s*\([^)]*\)/g
const NON_METRIC_PARTS = /\{[^}]*\}|\[\w+\]|"[^"]*"|\b(and|or|unless)\b|\b[a-z_]+\s*(?=\()/g
const HISTOGRAM_SUFFIX = /_(bucket|count|sum)$/

/** The metrics in a query. */
export function findMetricsIn(query: string): string[] {
  const rest = query.replaceAll(GROUPING_CLAUSE, ' ').replaceAll(NON_METRIC_PARTS, ' ')
  return Array.from(rest.matchAll(/[a-z_:][\w:]*/gi), ([name]) =>
    name.replace(HISTOGRAM_SUFFIX, ''),
  )
}
