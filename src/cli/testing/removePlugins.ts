import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ONE_LINE_ROUTE } from '@/tests/support/pluginLayers'

/** Removes plugins from a copy of the project, as `docs/plugins.md` describes it. */
export function removePlugins(folder: string, plugins: string[]) {
  const lists = path.join(folder, 'src/plugins')
  for (const plugin of plugins) rmSync(path.join(lists, plugin), { recursive: true })
  for (const name of readdirSync(lists).filter((entry) => entry.endsWith('.ts'))) {
    const file = path.join(lists, name)
    writeFileSync(file, withoutEntries(readFileSync(file, 'utf8'), plugins))
  }
  const routes = path.join(folder, 'src/app')
  for (const name of readdirSync(routes, { recursive: true, encoding: 'utf8' })) {
    const file = path.join(routes, name)
    if (/\.tsx?$/.test(name) && isRouteOf(plugins, readFileSync(file, 'utf8'))) rmSync(file)
  }
}

const isRouteOf = (plugins: string[], text: string) =>
  ONE_LINE_ROUTE.test(text) && plugins.some((plugin) => text.includes(`'@/src/plugins/${plugin}/`))

/** A list of `src/plugins` without the imports from these plugins and the entries that use them. */
export function withoutEntries(text: string, plugins: string[]): string {
  const ofPlugins = `'\\./(?:${plugins.join('|')})(?:/[^']*)?'`
  const imports = new RegExp(`^import (?:type )?\\{([^}]*)\\} from ${ofPlugins}\\n`, 'gm')
  const lazyEntries = new RegExp(`^ *\\w+: \\(\\) => import\\(${ofPlugins}\\),\\n`, 'gm')
  const names = [...text.matchAll(imports)]
    .flatMap(([, specifiers = '']) => specifiers.split(','))
    .map((specifier) => specifier.trim().split(' ').at(-1))
    .filter(Boolean)
  // An entry is a value, a spread list or a call; in a record it follows its key.
  const entries = new RegExp(
    `\\s*(?:[\\w'-]+: )?(?:\\.\\.\\.)?\\b(?:${names.join('|')})\\b(?:\\([^()]*\\))?,?`,
    'g',
  )
  const rest = text.replace(imports, '').replace(lazyEntries, '')
  return names.length === 0 ? rest : rest.replace(entries, '')
}
