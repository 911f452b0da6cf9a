// Runs the commands of a built site, where `node src/cli/run.mjs` runs those of the source code.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { commandLineMessages } from '@/src/content/commandLineMessages'
import { pluginCommands } from '@/src/plugins/commands'
import { OperatorError } from '../server/operatorError'
import { root } from '../server/root'
import type { Command } from './command'
import { runAndExit } from './runAndExit.mjs'

const BUILT_COMMANDS: Record<string, () => Promise<Command>> = {
  worker: () => import('./worker'),
  prepare: () => import('./prepare'),
  migrate: () => import('./migrate'),
  ...pluginCommands,
}

const [command = '', ...args] = process.argv.slice(2)

// The web server runs until it gets a signal.
if (command === 'web') await import(pathToFileURL(path.join(root, 'webServer.mjs')).href)
else
  await runAndExit(async () => {
    const load = BUILT_COMMANDS[command]
    if (!load)
      throw new OperatorError(commandLineMessages.commands(['web', ...Object.keys(BUILT_COMMANDS)]))
    const { run } = await load()
    await run(args)
  })
