import { readdirSync, readFileSync } from 'node:fs'
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

const filesBelow = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )

test('Each test file is in the folder of a layer, with the extension that its runner reads', () => {
  const tests = filesBelow('tests', 'src/plugins').filter((name) =>
    /\.(test|spec)\.tsx?$/.test(name),
  )
  expect(tests.length).toBeGreaterThan(0)
  const unread = tests.filter((name) => {
    const [, , layer = '', extension] = LAYER.exec(name) ?? []
    return !extension || extension !== EXTENSIONS[layer]
  })
  expect(unread).toEqual(['tests/walls.test.ts'])
})

// `expect.poll` and `expect.element` wait as long as the project allows, which a busy machine can need.
test('A component test neither pauses nor has a time limit of its own', () => {
  const tests = filesBelow('tests', 'src/plugins').filter((name) =>
    /(^|\/)tests\/component\/.+\.tsx?$/.test(name),
  )
  expect(tests.length).toBeGreaterThan(0)
  const timed = tests.filter((name) =>
    /\bwaitFor\(|\bwaitUntil\(|\bsetTimeout\(|\btimeout: /.test(readFileSync(name, 'utf8')),
  )
  expect(timed).toEqual([])
})
