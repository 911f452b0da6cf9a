import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'

const EXTENSIONS: Record<string, string> = {
  unit: '.test.ts',
  component: '.test.tsx',
  integration: '.test.ts',
  operation: '.test.ts',
  http: '.spec.ts',
  e2e: '.spec.ts',
  drill: '.test.ts',
}
const LAYER = new RegExp(
  `^(tests|src/plugins/[^/]+/tests)/(${Object.keys(EXTENSIONS).join('|')})/.+(\\.(test|spec)\\.tsx?)$`,
)

test('Each test file is in the folder of a layer, with the extension that its runner reads', () => {
  const files = ['tests', 'src/plugins'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )
  const tests = files.filter((name) => /\.(test|spec)\.tsx?$/.test(name))
  expect(tests.length).toBeGreaterThan(0)
  const unread = tests.filter((name) => {
    const [, , layer = '', extension] = LAYER.exec(name) ?? []
    return !extension || extension !== EXTENSIONS[layer]
  })
  expect(unread).toEqual(['tests/walls.test.ts'])
})
