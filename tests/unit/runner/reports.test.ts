import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '@/src/server/root'
import { readPlaywrightOutcomes } from '@/tests/runner/playwrightReport'
import { readVitestOutcome } from '@/tests/runner/vitestReport'

const REPORT_START_MS = Date.parse('2026-11-27T10:00:00Z')

type RunOptions = {
  title?: string
  project?: string
  status?: string
  start?: number
  duration?: number
}

const aPlaywrightRun = ({
  title = 'a title',
  project = 'desktop',
  status = 'expected',
  ...run
}: RunOptions) => {
  const { start = 0, duration = 1_000 } = run
  const startTime = new Date(REPORT_START_MS + start).toISOString()
  const errors = status === 'unexpected' ? [{ message: 'no button' }] : []
  const tests = [{ projectName: project, status, results: [{ duration, startTime, errors }] }]
  return { title, file: 'home.spec.ts', tests }
}

const aPlaywrightReport = (runs: RunOptions[], errors: object[] = []) => ({
  suites: [{ specs: [], suites: [{ specs: runs.map(aPlaywrightRun) }] }],
  errors,
})

const countsByLayer = (json: object, isFine: boolean) =>
  readPlaywrightOutcomes(json, isFine).map(({ layer, passed, failed }) => [layer, passed, failed])

describe('Playwright’s report', () => {
  test('counts the projects for HTTP tests apart from the journeys', () => {
    const runs = [
      { project: 'http' },
      { project: 'http-editing', status: 'unexpected' },
      { project: 'desktop' },
      { project: 'mobile' },
      { project: 'editing', status: 'unexpected' },
    ]
    expect(countsByLayer(aPlaywrightReport(runs), false)).toEqual([
      ['http', 1, 1],
      ['journeys', 2, 1],
    ])
  })

  test('leaves skipped tests out', () => {
    const report = aPlaywrightReport([{ status: 'skipped', duration: 0 }, { title: 'another' }])
    const [, journeys] = readPlaywrightOutcomes(report, true)
    expect(journeys).toMatchObject({ passed: 1, failed: 0 })
    expect(journeys?.tests).toEqual([{ name: 'home.spec.ts › another (desktop)', seconds: 1 }])
  })

  test('has the error of each failed test, and the errors outside any test', () => {
    const report = aPlaywrightReport(
      [{ status: 'unexpected' }, {}],
      [{ message: 'the site did not start' }],
    )
    const [, journeys] = readPlaywrightOutcomes(report, false)
    expect(journeys?.tests.map(({ name, failure }) => [name, failure])).toEqual([
      ['home.spec.ts › a title (desktop)', 'no button'],
      ['home.spec.ts › a title (desktop)', undefined],
      ['outside any test', 'the site did not start'],
    ])
  })

  test('gives each layer the seconds from its first start to its last end', () => {
    const report = aPlaywrightReport([
      { start: 500, duration: 1_000 },
      { start: 1_000, duration: 3_000 },
    ])
    expect(readPlaywrightOutcomes(report, true)).toMatchObject([{ seconds: 0 }, { seconds: 3.5 }])
  })

  test('counts errors outside any test as failed', () => {
    const report = aPlaywrightReport([{}], [{ message: 'the site did not start' }])
    expect(countsByLayer(report, false)).toEqual([
      ['http', 0, 0],
      ['journeys', 1, 1],
    ])
  })

  test('counts a run that failed without a failed test as failed', () => {
    expect(countsByLayer(aPlaywrightReport([{}]), false)).toEqual([
      ['http', 0, 0],
      ['journeys', 1, 1],
    ])
  })
})

describe('Vitest’s report', () => {
  const aFile = {
    name: path.join(root, 'tests/unit/env.test.ts'),
    assertionResults: [
      { fullName: 'a port is a number', duration: 1_500, status: 'passed' },
      { fullName: 'a skipped one', duration: null, status: 'skipped' },
      { fullName: 'a wrong one', duration: 0, status: 'failed', failureMessages: ['not 1'] },
    ],
  }
  const notLoaded = {
    name: path.join(root, 'tests/unit/b.test.ts'),
    message: 'no such module',
    assertionResults: [],
  }
  const report = { numPassedTests: 4, numFailedTests: 2, testResults: [aFile, notLoaded] }

  test('counts passed and failed tests, names each by its file and has its failure', () => {
    expect(readVitestOutcome(report, false)).toEqual({
      passed: 4,
      failed: 2,
      tests: [
        { name: 'tests/unit/env.test.ts › a port is a number', seconds: 1.5 },
        { name: 'tests/unit/env.test.ts › a skipped one', seconds: 0 },
        { name: 'tests/unit/env.test.ts › a wrong one', seconds: 0, failure: 'not 1' },
        { name: 'tests/unit/b.test.ts', seconds: 0, failure: 'no such module' },
      ],
    })
  })

  test('counts a run that failed without a failed test as failed', () => {
    expect(readVitestOutcome({ ...report, numFailedTests: 0 }, false).failed).toBe(1)
    expect(readVitestOutcome({ ...report, numFailedTests: 0 }, true).failed).toBe(0)
  })

  test('names an error outside any test, so that the end of the log is not silent', () => {
    const passed = { numPassedTests: 1, numFailedTests: 0, testResults: [] }
    const { tests } = readVitestOutcome(passed, false)
    expect(tests.map(({ name, failure }) => [name, failure !== undefined])).toEqual([
      ['outside any test', true],
    ])
  })
})
