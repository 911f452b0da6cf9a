import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCompileHints } from '@/src/server/build/addCompileHints'

let build: string
beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(build, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(path.join(build, name), text)
const read = (name: string) => readFileSync(path.join(build, name), 'utf8')

test('only the scripts that every page loads get the compile hint', () => {
  write('react.js', 'const é = 1')
  write('page.js', 'const page = 2')
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['react.js'] }))

  addCompileHints(build)

  expect(read('react.js')).toBe('//# allFunctionsCalledOnLoad\nconst é = 1')
  expect(read('page.js')).toBe('const page = 2')
})

test('these scripts need one byte per character and behave the same', () => {
  write('react.js', "'It couldn’t load 🙂 déjà'")
  write('build-manifest.json', JSON.stringify({ rootMainFiles: ['react.js'] }))

  addCompileHints(build)

  expect([...read('react.js')].filter((character) => character > 'ÿ')).toEqual([])
  expect(runInNewContext(read('react.js'))).toBe('It couldn’t load 🙂 déjà')
})

test('a build whose manifest names no such scripts fails', () => {
  write('build-manifest.json', '{}')
  expect(() => addCompileHints(build)).toThrow()
})
