import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const EXTENSIONS_BY_LAYER: Record<string, string> = {
  unit: '.test.ts',
  component: '.test.tsx',
  integration: '.test.ts',
  operation: '.test.ts',
  http: '.spec.ts',
  e2e: '.spec.ts',
  drill: '.test.ts',
}
const TEST_FILE_OF_LAYER = new RegExp(
  `^(tests|src/plugins/[^/]+/tests)/(${Object.keys(EXTENSIONS_BY_LAYER).join('|')})/.+(\\.(test|spec)\\.tsx?)$`,
)

const listFilesBelow = (...folders: string[]) =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  )

test('Each test file is in the folder of a layer, with the extension that its runner reads', () => {
  const tests = listFilesBelow('tests', 'src/plugins').filter((name) =>
    /\.(test|spec)\.tsx?$/.test(name),
  )
  expect(tests.length).toBeGreaterThan(0)
  const unread = tests.filter((name) => {
    const [, , layer = '', extension] = TEST_FILE_OF_LAYER.exec(name) ?? []
    return !extension || extension !== EXTENSIONS_BY_LAYER[layer]
  })
  expect(unread).toEqual(['tests/walls.test.ts'])
})

// `expect.poll` and `expect.element` wait as long as the project allows, which a busy machine can need.
test('A component test neither pauses nor has a time limit of its own', () => {
  const tests = listFilesBelow('tests', 'src/plugins').filter((name) =>
    /(^|\/)tests\/component\/.+\.tsx?$/.test(name),
  )
  expect(tests.length).toBeGreaterThan(0)
  const timed = tests.filter((name) =>
    /\bwaitFor\(|\bwaitUntil\(|\bsetTimeout\(|\btimeout: /.test(readFileSync(name, 'utf8')),
  )
  expect(timed).toEqual([])
})

const PLAYWRIGHT_FILES = listFilesBelow('tests', 'src/plugins').filter((name) =>
  name.endsWith('.spec.ts'),
)
const findInPlaywrightFiles = (pattern: RegExp) =>
  PLAYWRIGHT_FILES.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([text]) => `${file}: ${text}`),
  )

const BUSY_MACHINE_TIMEOUT_MS = 20_000

test('No time limit of a browser or HTTP test is shorter than a busy machine needs', () => {
  expect(PLAYWRIGHT_FILES.length).toBeGreaterThan(0)
  const limits = findInPlaywrightFiles(/\btimeout: [\d_]+/g)
  const msOf = (limit: string) => Number(/[\d_]+$/.exec(limit)?.[0].replaceAll('_', ''))
  expect(limits.filter((limit) => msOf(limit) < BUSY_MACHINE_TIMEOUT_MS)).toEqual([])
})

test('No assertion of a browser test reads an element once, instead of waiting for its state', () => {
  // `expect(locator).toHaveText(…)` and `expect.poll(…)` wait.
  const once =
    /expect(\.soft)?\(\(?await .*?\.(count|textContent|innerText|inputValue|isVisible|isHidden|isEnabled|isChecked|boundingBox|allTextContents|allInnerTexts)\(\)/g
  expect(findInPlaywrightFiles(once)).toEqual([])
})

/** Assertions that give up after a second, or compare a time with a moving clock. */
const IMPATIENT_ASSERTION =
  /\bvi\.(waitFor|waitUntil)\(|\.toBe(CloseTo|GreaterThan\w*)\([^)]*\b(Date|performance)\.now\(/

test('A test in Node waits with eventually() or expect.poll, and compares no moment with a running clock', () => {
  const tests = listFilesBelow('tests', 'src/plugins').filter((name) =>
    /(^|\/)tests\/(unit|integration|operation)\/.+\.ts$/.test(name),
  )
  expect(tests.length).toBeGreaterThan(0)
  expect(tests.filter((name) => IMPATIENT_ASSERTION.test(readFileSync(name, 'utf8')))).toEqual([])
})
