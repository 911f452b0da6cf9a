import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { layerOf } from './pluginLayers'
import { readSourceFiles, readStyleSheets } from './sourceFiles'

type SourceText = { name: string; text: string }

/** The files that depend on internals of Next.js or Payload, by the kinds of the register. */
export function frameworkReaches(): Record<string, string[]> {
  const code = readSourceFiles().filter(({ name }) => !name.startsWith('migrations/'))
  const containing = (pattern: RegExp) => sortedNames(code.filter(({ text }) => pattern.test(text)))
  const asksInSql = ({ text }: SourceText) => /\bsql`|\.query\b[(<]/.test(text)
  const payloadTables = tablePattern(readPayloadTables())
  const classed = [...code.filter(isAdminSource), ...readStyleSheets().filter(isAdminSource)]
  return {
    'Next internals': containing(
      /next\/dist|['"`(/]\.next\b|build-manifest|__next_|__NEXT|_rsc\b|__prerender|TURBOPACK|x-next-/,
    ),
    'Intercepted responses': containing(
      /\.(end|write|writeHead|setHeader|flushHeaders) = |extends (ServerResponse|IncomingMessage)/,
    ),
    "Payload's sanitized configuration": containing(
      /config: SanitizedConfig\): SanitizedConfig|req\.json = /,
    ),
    'State shared between bundles': containing(/globalThis\.\w|\bprocessWide\b/),
    "SQL on Payload's tables": sortedNames(
      code.filter((source) => asksInSql(source) && payloadTables.test(source.text)),
    ),
    "Payload's CSS classes": sortedNames(
      classed.filter((source) => findClassesIn(source).length > 0),
    ),
    'Observed pages': containing(/MutationObserver|history\.\w+ = /),
    // Only the comments of these files identify them.
    'Replacements of their components': containing(/Replaces next\/|Looks like Payload's/),
  }
}

/** Payload's class names (including those of its libraries) in our style sheets and scripts. */
export function findKnownClasses(): string[] {
  const sources = [...readSourceFiles(), ...readStyleSheets()].filter(isAdminSource)
  return [...new Set(sources.flatMap(findClassesIn))].sort()
}

const isAdminSource = ({ name }: SourceText) => layerOf(name).startsWith('components/admin/')
const sortedNames = (sources: SourceText[]) => sources.map(({ name }) => name).sort()

/** In a CSS module only its `:global` selectors, elsewhere all classes. */
function findClassesIn({ name, text }: SourceText): string[] {
  if (name.endsWith('.module.css')) return classNamesIn(findGlobalSelectors(text).join(' '))
  if (name.endsWith('.css')) {
    const rules = text.replace(/\/\*.*?\*\//gs, '')
    return classNamesIn([...rules.matchAll(/[^{};]*(?=\{)/g)].join(' '))
  }
  const selectors = text.matchAll(/['"`](?:[^'"`\n]*[\s(,>])?\.[a-z][^'"`\n]*['"`]/g)
  const drawn = [...text.matchAll(/className=(?:"|\{`)([a-z][^"`$]*)/g)]
  const drawnNames = drawn.flatMap(([, names = '']) => names.trim().split(/\s+/))
  return [...classNamesIn([...selectors].join(' ')), ...drawnNames]
}

const findGlobalSelectors = (text: string) =>
  Array.from(text.matchAll(/:global\(((?:[^()]|\([^()]*\))*)\)/g), ([, selector = '']) => selector)

const classNamesIn = (selectors: string) =>
  Array.from(selectors.matchAll(/\.([a-zA-Z_][\w-]*)/g), ([, name = '']) => name)

/** The tables that Payload creates for our configuration, from the newest migration. */
function readPayloadTables(): string[] {
  const newest = readdirSync('migrations')
    .filter((file) => file.endsWith('.json'))
    .sort()
    .at(-1)
  const { tables } = JSON.parse(readFileSync(path.join('migrations', newest ?? ''), 'utf8'))
  return Object.keys(tables).map((name) => name.replace('public.', ''))
}

/**
 * One of these tables, or a table name inserted into a statement; a common word like « users » only
 * where SQL names a table.
 */
function tablePattern(tables: string[]): RegExp {
  const told = String.raw`"?\$\{(?:sql\.identifier\(|table\b)`
  const named = `\\b(?:FROM|JOIN|UPDATE|INTO)\\s+(?:${told}|(?:${tables.join('|')})\\b)`
  return new RegExp(`${named}|\\b(?:${tables.filter((name) => name.includes('_')).join('|')})\\b`)
}
