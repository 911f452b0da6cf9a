/** @module-tag product */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ASVS_TABLE = readFileSync('docs/asvs.md', 'utf8')
const ASVS_ROWS = [...ASVS_TABLE.matchAll(/^\| (\d+\.\d+\.\d+) \| ([^|]+) \| (.+) \|$/gm)].map(
  ([, id = '', verdict = '', proof = '']) => ({ id, verdict, proof }),
)

/**
 * The requirements of level 1 and 2 in version 5.0.0, without OAuth and WebRTC, which follow the
 * table.
 */
const REQUIREMENT_COUNT = 217

test('every requirement has one row and one verdict', () => {
  expect(new Set(ASVS_ROWS.map(({ id }) => id)).size).toBe(REQUIREMENT_COUNT)
  expect(ASVS_ROWS).toHaveLength(REQUIREMENT_COUNT)
  const verdicts = new Set(ASVS_ROWS.map(({ verdict }) => verdict))
  expect([...verdicts].sort()).toEqual(['no', 'not applicable', 'partly', 'yes'])
})

test('every named file exists', () => {
  const named = [...ASVS_TABLE.matchAll(/`((?:tests|docs|src|deploy)\/[\w./-]+)`/g)].map(
    ([, name = '']) => name,
  )
  expect(named.length).toBeGreaterThan(REQUIREMENT_COUNT / 2)
  expect(named.filter((name) => !existsSync(name))).toEqual([])
})

test('the totals match the rows', () => {
  const count = (verdict: string) => ASVS_ROWS.filter((row) => row.verdict === verdict).length
  expect(ASVS_TABLE).toContain(
    `${count('yes')} yes, ${count('partly')} partly, ${count('no')} no, ${count('not applicable')} not applicable`,
  )
})
