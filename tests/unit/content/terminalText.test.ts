import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// `doctor` prints the French sentences of the system page, which come from other content files.
const TERMINAL_TEXT_FILES = [
  'src/content/commandLineMessages.ts',
  'src/env.ts',
  'src/envValues.ts',
  ...listFiles('src/cli', /\.(ts|mjs)$/),
  ...listFiles('tests/runner', /\.ts$/),
  ...listFiles('src/plugins', /\/(cli\/|words\/terminal).*\.ts$/),
  ...listFiles('deploy', /\.sh$/),
]

function listFiles(folder: string, kind: RegExp) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => kind.test(name)).map((name) => `${folder}/${name}`)
}

test.each(TERMINAL_TEXT_FILES)('%s has no French text for the terminal', (name) => {
  expect(readFileSync(name, 'utf8')).not.toMatch(/[àâçéèêëîïôùûœ«»]/i)
})
