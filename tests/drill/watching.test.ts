import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const cwd = 'deploy/prometheus'
const PROMTOOL = process.env.PROMTOOL ?? 'promtool'
const isInstalled = spawnSync(PROMTOOL, ['--version']).status === 0

if (!isInstalled) {
  console.log('promtool is not here (Debian: apt-get install prometheus): nothing was tried')
}

const promtool = (...args: string[]) => execFileSync(PROMTOOL, args, { cwd, encoding: 'utf8' })

test.runIf(isInstalled)('Prometheus accepts the alert rules', () => {
  const written = readFileSync(`${cwd}/alerts.yml`, 'utf8').match(/- alert:/g)?.length
  expect(promtool('check', 'rules', 'alerts.yml')).toContain(`SUCCESS: ${written} rules found`)
})

test.runIf(isInstalled)('The alert rules fire during a fault, and only then', () => {
  expect(promtool('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS')
})
