import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { pluginCommands } from '@/src/plugins/commands'

test('Each file in the `cli` folder of a plugin is a command of a built site', () => {
  const files = readdirSync('src/plugins', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^[^/]+\/cli\/[^/]+\.ts$/.test(file))
    .map((file) => path.basename(file, '.ts'))
  expect(Object.keys(pluginCommands).sort()).toEqual(files.sort())
})
