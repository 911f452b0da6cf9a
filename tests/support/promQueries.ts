import { readFileSync } from 'node:fs'
import { z } from 'zod'

const Board = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
})

/** Every query of the alert rules and the dashboard. */
export function promQueries() {
  const board = Board.parse(JSON.parse(readFileSync('deploy/grafana/board.json', 'utf8')))
  const rules = readFileSync('deploy/prometheus/alerts.yml', 'utf8')
  return {
    board: board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    rules: Array.from(rules.matchAll(/^ +expr: (.+)$/gm), ([, expr = '']) => expr),
  }
}

const GROUPING = /\b(by|without|on|ignoring)\s*\([^)]*\)/g
const NOT_METRICS = /\{[^}]*\}|\[\w+\]|"[^"]*"|\b(and|or|unless)\b|\b[a-z_]+\s*(?=\()/g
const OF_A_HISTOGRAM = /_(bucket|count|sum)$/

/** The metrics in a query. */
export function metricsIn(query: string): string[] {
  const rest = query.replaceAll(GROUPING, ' ').replaceAll(NOT_METRICS, ' ')
  return Array.from(rest.matchAll(/[a-z_:][\w:]*/gi), ([name]) => name.replace(OF_A_HISTOGRAM, ''))
}
