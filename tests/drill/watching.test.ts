import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const PROMETHEUS_FOLDER = 'deploy/prometheus'
const PROMTOOL_PATH = process.env.PROMTOOL ?? 'promtool'
const isPromtoolInstalled = spawnSync(PROMTOOL_PATH, ['--version']).status === 0

if (!isPromtoolInstalled) {
  console.log('promtool is not here (Debian: apt-get install prometheus): nothing was tried')
}

const runPromtool = (...args: string[]) =>
  execFileSync(PROMTOOL_PATH, args, { cwd: PROMETHEUS_FOLDER, encoding: 'utf8' })

test.runIf(isPromtoolInstalled)('Prometheus accepts the alert rules', () => {
  const written = readFileSync(`${PROMETHEUS_FOLDER}/alerts.yml`, 'utf8').match(/- alert:/g)?.length
  expect(runPromtool('check', 'rules', 'alerts.yml')).toContain(`SUCCESS: ${written} rules found`)
})

test.runIf(isPromtoolInstalled)('The alert rules fire during a fault, and only then', () => {
  expect(runPromtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
})
