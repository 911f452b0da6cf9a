import { expect, test, vi } from 'vitest'
import { formatSummary, type Outcome, sumOutcomes } from '@/tests/runner/outcome'
import { runSteps } from '@/tests/runner/runSteps'

const anOutcome = (different: Partial<Outcome> = {}): Outcome => ({
  layer: 'unit',
  passed: 3,
  failed: 0,
  seconds: 12.4,
  tests: [],
  ...different,
})

test('the sum counts the tests of all layers', () => {
  const outcomes = [anOutcome(), anOutcome({ passed: 4, failed: 2 })]
  expect(sumOutcomes(outcomes)).toEqual({ passed: 7, failed: 2 })
})

test('the summary lists the ten slowest tests of all layers, the layers and the sum', () => {
  const tests = Array.from({ length: 8 }, (_, index) => ({ name: `t${index}`, seconds: index }))
  const others = tests.map(({ name, seconds }) => ({ name: `o${name}`, seconds: seconds + 0.55 }))
  const lines = formatSummary([
    anOutcome({ tests }),
    anOutcome({ layer: 'http', passed: 1, failed: 1, seconds: 0.5, tests: others }),
  ]).split('\n')
  expect(lines.slice(0, 3)).toEqual(['   7.5 s  ot7', '   7.0 s  t7', '   6.5 s  ot6'])
  expect(lines.slice(9)).toEqual([
    '   3.0 s  t3',
    '',
    'unit: 3 passed, 0 failed (12 s)',
    'http: 1 passed, 1 failed (1 s)',
    '4 passed, 1 failed',
  ])
})

test('the summary shows the first lines of each failure, without colours, before the layers', () => {
  const failure = [
    '\u001b[31mexpected 1',
    ...Array.from({ length: 20 }, () => 'at a line'.padEnd(600)),
  ].join('\n')
  const lines = formatSummary([anOutcome({ tests: [{ name: 't', seconds: 1, failure }] })]).split(
    '\n',
  )
  const aLine = `        ${'at a line'.padEnd(500)}`
  expect(lines.slice(1, 5)).toEqual(['', 'FAILED  t', '        expected 1', aLine])
  expect(lines).toHaveLength(1 + 1 + 13 + 2)
})

async function readExitCode(...stages: Parameters<typeof runSteps>[0]) {
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('exit')
  })
  const log = vi.spyOn(console, 'log').mockReturnValue(undefined)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  await expect(runSteps(stages)).rejects.toThrow('exit')
  const ended = { code: exit.mock.lastCall?.[0], printed: log.mock.calls.flat().join('\n') }
  vi.restoreAllMocks()
  return ended
}

test('a run without a failed test ends with exit code 0', async () => {
  const { code, printed } = await readExitCode({ unit: async () => [anOutcome()] })
  expect(code).toBe(0)
  expect(printed).toMatch(/\n3 passed, 0 failed$/)
})

test('a layer that throws counts as failed, and the next stage still runs', async () => {
  const { code, printed } = await readExitCode(
    { build: () => Promise.reject(new Error('no disk')) },
    { unit: async () => [anOutcome()] },
  )
  expect(code).toBe(1)
  expect(printed).toContain('build: 0 passed, 1 failed')
  expect(printed).toMatch(/\n3 passed, 1 failed$/)
})
