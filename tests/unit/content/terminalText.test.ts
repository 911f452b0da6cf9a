import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// `doctor` prints the French sentences of the system page, which come from other content files.
const FILES = [
  'src/content/commandLineMessages.ts',
  'src/env.ts',
  'src/envValues.ts',
  ...filesIn('src/cli', /\.(ts|mjs)$/),
  ...filesIn('tests/runner', /\.ts$/),
  ...filesIn('src/plugins', /\/(cli\/|words\/terminal).*\.ts$/),
  ...filesIn('deploy', /\.sh$/),
]

function filesIn(folder: string, kind: RegExp) {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names.filter((name) => kind.test(name)).map((name) => `${folder}/${name}`)
}

test.each(FILES)('%s has no French text for the terminal', (name) => {
  expect(readFileSync(name, 'utf8')).not.toMatch(/[àâçéèêëîïôùûœ«»]/i)
})
