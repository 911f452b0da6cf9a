import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dependencies } from '@/package.json'
import { commandLine } from '@/src/content/commandLine'
import { childEnvironment } from '@/src/env'
import { killOnExit } from '../server/process/killOnExit'
import { root } from '../server/root'

const STEPS = {
  types: ['npx', 'tsc', '--noEmit'],
  construction: ['npm', 'run', 'build'],
  'tests unitaires': ['npx', 'vitest', 'run', '--project=unit'],
  parcours: ['npx', 'playwright', 'test', '--max-failures=20'],
}

/**
 * Tests a copy of the project with coming versions of Next and Payload, step by step, and prints
 * which steps fail. The copy remains for inspection.
 * @param payload version or npm tag
 */
export async function tryNextMajors(payload = 'canary', next = 'canary') {
  const copy = copyProject()
  const packages = Object.keys(dependencies)
    .filter((name) => /^(payload$|@payloadcms\/)/.test(name))
    .map((name) => `${name}@${payload}`)
  const install = ['npm', 'install', '--force', '--no-audit', `next@${next}`, ...packages]
  const passed: string[] = []
  for (const [name, command] of Object.entries({ installation: install, ...STEPS })) {
    console.log(`\n── ${name}`)
    if (await runCommand(command, copy)) passed.push(name)
    // Without packages the other steps are pointless.
    else if (name === 'installation') break
  }
  console.log(commandLine.nextMajorsTried(passed, copy))
}

function copyProject() {
  const copy = mkdtempSync(path.join(tmpdir(), 'next-majors-'))
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  for (const file of files.split('\0').filter(Boolean)) {
    cpSync(path.join(root, file), path.join(copy, file))
  }
  // The tests use `git ls-files`.
  execFileSync('git', ['init', '--quiet'], { cwd: copy })
  return copy
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
