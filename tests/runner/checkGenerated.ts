import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runPayloadCli } from '@/src/cli/runPayloadCli'
import { root } from '@/src/server/root'
import { terminalText } from './terminalText'

const GENERATED_FILES = ['payload-types.ts', 'src/app/(payload)/admin/importMap.js']

/**
 * Regenerates the committed generated files, compares and restores them. @returns whether they are
 * up to date
 */
export async function checkGenerated(): Promise<boolean> {
  const files = GENERATED_FILES.map((name) => path.join(root, name))
  const committed = files.map((file) => readFileSync(file, 'utf8'))
  const isGenerated = await regenerateFiles()
  const outdated = files.filter((file, index) => readFileSync(file, 'utf8') !== committed[index])
  files.forEach((file, index) => {
    writeFileSync(file, committed[index] ?? '')
  })
  for (const file of outdated)
    console.error(terminalText.generatedOutdated(path.relative(root, file)))
  return isGenerated && outdated.length === 0
}

/** Writes the types and the import map of the configuration. @returns whether it succeeded */
export const regenerateFiles = async () =>
  (await runPayloadCli('generate:types')) && (await runPayloadCli('generate:importmap'))
