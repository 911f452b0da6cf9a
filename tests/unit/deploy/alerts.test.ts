import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const guide = readFileSync('docs/operations.md', 'utf8')
const rules = [...guide.matchAll(/- \{ alert: (\w+), expr: '([^']+)'/g)].map(([, name, expr]) => ({
  name,
  expr: expr ?? '',
}))
const told = readFileSync('src/app/api/metrics/ownFigures.ts', 'utf8')

/** What Prometheus itself adds, and what each process counts. */
const COUNTED = /^(up|http_request_duration_seconds_(count|bucket))$/

const figuresIn = (expr: string) =>
  [...expr.replace(/"[^"]*"/g, '').matchAll(/\b[a-z]+(?:_[a-z]+)+\b|\bup\b/g)]
    .map(([name]) => name)
    .filter((name) => name !== 'histogram_quantile')

test('every alarm watches a figure that is told', () => {
  expect(rules.length).toBeGreaterThan(10)
  for (const { name, expr } of rules) {
    const figures = figuresIn(expr)
    expect([name, figures.length > 0]).toEqual([name, true])
    const unknown = figures.filter(
      (figure) => !COUNTED.test(figure) && !told.includes(`${figure}:`),
    )
    expect([name, unknown]).toEqual([name, []])
  }
})

test('somebody is told when no server is left, of which nothing is measured any more', () => {
  const absent = rules.filter(({ expr }) => expr.includes('absent(up{job="exemplia"} == 1)'))
  expect(absent).toHaveLength(1)
})

test('somebody is told of each thing that goes wrong without a word', () => {
  const watched = rules.flatMap(({ expr }) => figuresIn(expr))
  expect(watched).toEqual(
    expect.arrayContaining([
      'files_spooled',
      'mails_kept_as_files',
      'backup_last_age_seconds',
      'certificate_valid_seconds',
      'data_disk_free_ratio',
      'jobs_failed',
    ]),
  )
})
