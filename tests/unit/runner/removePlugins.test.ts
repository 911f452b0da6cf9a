import { expect, test } from 'vitest'
import { pluginDependencies } from '@/src/plugins/pluginDependencies'
import { pluginWithDependents, removeEntries } from '@/tests/runner/removePlugins'

const PLUGIN_LIST_FILE = `import type { Part } from '@/src/domain/part'
import { longName } from './first/words/longName'
import {
  other,
  type Unused,
  renamed as short,
} from './second/rules/others'
import { third } from './third'

export const spread: readonly Part[] = [...longName, ...third, short]
export const calls = (options: Options): Part[] => [
  short(options),
  third(options),
  other(),
]
export const records: Record<Kind, Part> = {
  'a-key': longName,
  third: third,
  key: other,
}
export const objects: readonly Link[] = [
  { name: 'to-read', Link: short },
  { name: 'third', Link: third },
]
export const lazy: Record<string, () => Promise<Command>> = {
  run: () => import('./first/cli/run'),
  walk: () => import('./third/cli/walk'),
}
`

test('A list loses the imports from removed plugins and the entries that use them', () => {
  expect(
    removeEntries(PLUGIN_LIST_FILE, ['first', 'second']),
  ).toBe(`import type { Part } from '@/src/domain/part'
import { third } from './third'

export const spread: readonly Part[] = [ ...third,]
export const calls = (options: Options): Part[] => [
  third(options),
]
export const records: Record<Kind, Part> = {
  third: third,
}
export const objects: readonly Link[] = [
  { name: 'third', Link: third },
]
export const lazy: Record<string, () => Promise<Command>> = {
  walk: () => import('./third/cli/walk'),
}
`)
})

test('A list without entries of removed plugins stays as it is', () => {
  expect(removeEntries(PLUGIN_LIST_FILE, ['fourth', 'fir'])).toBe(PLUGIN_LIST_FILE)
})

test('A list loses the entries that import a removed plugin when they are called', () => {
  const entry = (plugin: string) => `  ${plugin}: () => import('./${plugin}/cli/${plugin}'),\n`
  const list = `export const commands = {\n${entry('first')}${entry('third')}}\n`
  expect(removeEntries(list, ['first'])).toBe(`export const commands = {\n${entry('third')}}\n`)
})

test('A plugin that no other needs is removed alone', () => {
  expect(pluginWithDependents('feeds')).toEqual(['feeds'])
})

test.each(Object.values(pluginDependencies).flat())(
  'each plugin is removed once together with %s',
  (name) => {
    const removed = pluginWithDependents(name)
    expect(new Set(removed).size).toBe(removed.length)
  },
)

test.each(Object.entries(pluginDependencies))(
  '%s is removed with each plugin that it needs',
  (name, needed) => {
    for (const plugin of needed) expect(pluginWithDependents(plugin)).toContain(name)
  },
)
