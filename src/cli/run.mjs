// @ts-check The only file that runs before the packages are installed: plain JavaScript that uses
// only Node.

import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { NODE_OPTIONS } from '../server/process/nodeOptions.mjs'
import { installMissing } from './installMissing.mjs'
import { runAndExit } from './runAndExit.mjs'

const COMMANDS = ['start', 'dev', 'build', 'migrate', 'prepare', 'worker', 'freeze', 'payload']

/** The commands of `tests/runner`: they need development dependencies, which a running site lacks. */
const TEST_COMMANDS = ['test', 'testAll', 'check', 'checkCore', 'bench', 'drill']

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

/** The commands outside `src/cli`: their name and their source file. */
const OTHER_COMMANDS = Object.fromEntries([
  ...TEST_COMMANDS.map((name) => [name, `tests/runner/commands/${name}.ts`]),
  ...readdirSync(path.join(projectRoot, 'src/plugins'), {
    recursive: true,
    encoding: 'utf8',
  }).flatMap((file) => {
    const name = /^[^/]+\/cli\/([^/]+)\.ts$/.exec(file.replaceAll(path.sep, '/'))?.[1]
    return name ? [[name, `src/plugins/${file}`]] : []
  }),
])

const [command = '', ...args] = process.argv.slice(2)

await runAndExit(async () => {
  const names = [...COMMANDS, ...Object.keys(OTHER_COMMANDS)]
  if (!names.includes(command)) {
    throw Object.assign(new Error(`Commands: ${names.join(', ')}.`), { name: 'OperatorError' })
  }
  // `start` runs in production mode unless NODE_ENV is set.
  const { NODE_ENV = 'production' } = process.env
  if (command === 'start') Object.assign(process.env, { NODE_ENV })
  process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, ...NODE_OPTIONS].join(' ').trim()
  // Otherwise Payload connects to the hot-reload socket of a development server on the same port,
  // which may be a running site.
  if (command !== 'dev') process.env.DISABLE_PAYLOAD_HMR = 'true'
  installMissing(TEST_COMMANDS.includes(command))
  process.setSourceMapsEnabled(true)
  const { compileProgram } = await import('./compileProgram.mjs')
  const { run } = await import(
    await compileProgram(OTHER_COMMANDS[command] ?? `src/cli/${command}.ts`)
  )
  await run(args)
})
