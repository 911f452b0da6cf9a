/** @module-tag product */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const table = readFileSync('docs/asvs.md', 'utf8')
const rows = [...table.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id = '', verdict = '', proof = '']) => ({ id, verdict, proof }),
)

/**
 * The requirements of level 1 and 2 in version 5.0.0, without OAuth and WebRTC, which follow the
 * table.
 */
const REQUIREMENTS = 217

test('every requirement has one row and one verdict', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(REQUIREMENTS)
  expect(rows).toHaveLength(REQUIREMENTS)
  const verdicts = new Set(rows.map(({ verdict }) => verdict))
  expect([...verdicts].sort()).toEqual(['no', 'not applicable', 'partly', 'yes'])
})

test('every named file exists', () => {
  const named = [...table.matchAll(/`((?:tests|docs|src|deploy)\/[\w./-]+)`/g)].map(
    ([, name = '']) => name,
  )
  expect(named.length).toBeGreaterThan(REQUIREMENTS / 2)
  expect(named.filter((name) => !existsSync(name))).toEqual([])
})

test('the totals match the rows', () => {
  const count = (verdict: string) => rows.filter((row) => row.verdict === verdict).length
  expect(table).toContain(
    `${count('yes')} yes, ${count('partly')} partly, ${count('no')} no, ${count('not applicable')} not applicable`,
  )
})
