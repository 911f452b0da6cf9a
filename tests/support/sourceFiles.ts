import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..')
const ROOT_FILES = ['payload.config.ts', 'next.config.ts']
const SOURCE_ENTRIES = ['src', 'collections', 'globals', 'components', 'migrations', ...ROOT_FILES]
const IMPORT_STATEMENT =
  /(?:^|\n)\s*(?:import|export)\s(?<what>[^'"\n;]*?(?:\{[^}]*\}\s*)?from\s*)?['"](?<from>[^'"]+)['"]|\bimport\(\s*['"](?<lazily>[^'"]+)['"]/g

export type ImportedModule = {
  /** A file of ours as a path from the root without extension, or the name of a package. */
  target: string
  isPackage: boolean
  isTypeOnly: boolean
}

export type SourceFile = { name: string; text: string; imports: ImportedModule[] }

/** Every source file of the product, without the tests of its plugins, and its imports. */
export function readSourceFiles(): SourceFile[] {
  return readTexts(/\.(ts|tsx|mjs|js)$/).map(({ name, text }) => ({
    name,
    text,
    imports: findImports(name, text),
  }))
}

/** Every style sheet of the product. */
export const readStyleSheets = () => readTexts(/\.css$/)

function readTexts(ending: RegExp) {
  return SOURCE_ENTRIES.flatMap((entry) =>
    listFilesUnder(path.join(PROJECT_ROOT, entry), ending),
  ).map((file) => ({
    name: path.relative(PROJECT_ROOT, file),
    text: readFileSync(file, 'utf8'),
  }))
}

function listFilesUnder(entry: string, ending: RegExp): string[] {
  if (ending.test(entry)) return [entry]
  if (/\.\w+$/.test(entry)) return []
  return readdirSync(entry)
    .filter((name) => name !== 'tests')
    .flatMap((name) => listFilesUnder(path.join(entry, name), ending))
}

function findImports(file: string, text: string): ImportedModule[] {
  return [...text.matchAll(IMPORT_STATEMENT)].map(({ groups }) => {
    const specifier = groups?.from ?? groups?.lazily ?? ''
    const target = ownFilePath(file, specifier)
    return {
      target: target ?? specifier,
      isPackage: target === undefined,
      isTypeOnly: isTypeOnly(groups?.what ?? ''),
    }
  })
}

function ownFilePath(file: string, specifier: string): string | undefined {
  if (specifier === '@payload-config') return 'payload.config'
  if (specifier.startsWith('@/')) return specifier.slice(2)
  if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier)
  return undefined
}

// `import type { A }` and `import { type A, type B }` vanish when compiled.
function isTypeOnly(what: string): boolean {
  const names = /\{([^}]*)\}/.exec(what)?.[1]?.split(',') ?? []
  const named = names.map((name) => name.trim()).filter(Boolean)
  return (
    what.startsWith('type ') ||
    (named.length > 0 && named.every((name) => name.startsWith('type ')))
  )
}
