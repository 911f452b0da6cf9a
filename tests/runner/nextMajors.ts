import { spawn } from 'node:child_process'
import { dependencies } from '@/package.json'
import { childEnvironment } from '@/src/env'
import { killOnExit } from '@/src/server/process/killOnExit'
import { copyProject } from './copyProject'
import { terminalText } from './terminalText'

const COMMANDS_BY_STEP = {
  types: ['npx', 'tsc', '--noEmit'],
  build: ['npm', 'run', 'build'],
  'unit tests': ['npx', 'vitest', 'run', '--project=unit'],
  journeys: ['npx', 'playwright', 'test', '--max-failures=20'],
}

/**
 * Tests a copy of the project with coming versions of Next and Payload, step by step, and prints
 * which steps fail. The copy remains for inspection.
 * @param payload version or npm tag
 */
export async function tryNextMajors(payload = 'canary', next = 'canary') {
  const copy = copyProject('next-majors-')
  const packages = Object.keys(dependencies)
    .filter((name) => /^(payload$|@payloadcms\/)/.test(name))
    .map((name) => `${name}@${payload}`)
  const install = ['npm', 'install', '--force', '--no-audit', `next@${next}`, ...packages]
  const passed: string[] = []
  for (const [name, command] of Object.entries({ installation: install, ...COMMANDS_BY_STEP })) {
    console.log(`\n── ${name}`)
    if (await runCommand(command, copy)) passed.push(name)
    // Without packages all other steps would fail.
    else if (name === 'installation') break
  }
  console.log(terminalText.nextMajorsTried(passed, copy))
}

function runCommand([program = '', ...args]: string[], cwd: string): Promise<boolean> {
  const options = {
    cwd,
    env: childEnvironment({}),
    stdio: 'inherit',
    shell: process.platform === 'win32',
  } as const
  const child = killOnExit(spawn(program, args, options))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status) => resolve(status === 0))
  })
}
