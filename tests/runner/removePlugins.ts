import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pluginDependencies } from '@/src/plugins/pluginDependencies'
import { ONE_LINE_ROUTE } from '@/tests/support/pluginLayers'

/** A plugin, and the plugins that need it: they are removed together. */
export function pluginWithDependents(plugin: string): string[] {
  const dependents = Object.keys(pluginDependencies).filter((other) =>
    pluginDependencies[other]?.includes(plugin),
  )
  return [...new Set([plugin, ...dependents.flatMap(pluginWithDependents)])]
}

/** Removes plugins from a copy of the project, as `docs/plugins.md` describes it. */
export function removePlugins(folder: string, plugins: string[]) {
  const lists = path.join(folder, 'src/plugins')
  for (const plugin of plugins) rmSync(path.join(lists, plugin), { recursive: true })
  for (const name of readdirSync(lists).filter((entry) => entry.endsWith('.ts'))) {
    const file = path.join(lists, name)
    writeFileSync(file, removeEntries(readFileSync(file, 'utf8'), plugins))
  }
  const imported = plugins.map((plugin) => `'@/src/plugins/${plugin}/`)
  for (const file of [...listSources(path.join(folder, 'src/app')), ...listSources(lists)]) {
    const text = readFileSync(file, 'utf8')
    const isRemovable = ONE_LINE_ROUTE.test(text) || PLUGIN_TEST_FILE.test(file)
    if (isRemovable && imported.some((start) => text.includes(start))) rmSync(file)
  }
  // Measurements, drills and journeys use the whole product: the core is compiled without them.
  excludeFromCompiling(folder, ['tests/bench', 'tests/drill', 'tests/e2e'])
}

/** Excludes folders from the files that the compiler checks by itself in a copy of the project. */
export function excludeFromCompiling(project: string, folders: string[]) {
  const settings = path.join(project, 'tsconfig.json')
  const list = folders.map((folder) => `"${folder}", `).join('')
  const text = readFileSync(settings, 'utf8')
  writeFileSync(settings, text.replace('"exclude": [', `"exclude": [${list}`))
}

// A test of a plugin, which may test the plugin together with others.
const PLUGIN_TEST_FILE = /\/tests\/.+\.(test|spec)\.tsx?$/

const listSources = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.join(folder, name))

/** A list of `src/plugins` without the imports from these plugins and the entries that use them. */
export function removeEntries(text: string, plugins: string[]): string {
  const ofPlugins = `'\\./(?:${plugins.join('|')})(?:/[^']*)?'`
  const imports = new RegExp(`^import (?:type )?\\{([^}]*)\\} from ${ofPlugins}\\n`, 'gm')
  const names = [...text.matchAll(imports)]
    .flatMap(([, specifiers = '']) => specifiers.split(','))
    .map((specifier) => specifier.trim().split(' ').at(-1))
    .filter(Boolean)
  const name = `(?<![\\w/])(?:${names.join('|') || '(?!)'})\\b`
  const lazyImport = `\\(\\) => import\\(${ofPlugins}\\)`
  // A value, a spread list, a call, an object or a lazy import; in a record it follows its key.
  const entries = new RegExp(
    `\\s*(?:[\\w'-]+: )?(?:(?:\\.\\.\\.)?${name}(?:\\([^()]*\\))?|\\{[^{}\\n]*${name}[^{}\\n]*\\}|${lazyImport}),?`,
    'g',
  )
  return text.replace(imports, '').replace(entries, '')
}
