import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addCompileHints } from '@/src/server/build/addCompileHints'

let buildFolder: string
beforeEach(() => {
  buildFolder = mkdtempSync(path.join(tmpdir(), 'build-'))
})
afterEach(() => rmSync(buildFolder, { recursive: true }))

const writeBuildFile = (name: string, text: string) =>
  writeFileSync(path.join(buildFolder, name), text)
const readBuildFile = (name: string) => readFileSync(path.join(buildFolder, name), 'utf8')

test('only the scripts that every page loads get the compile hint', () => {
  writeBuildFile('react.js', 'const é = 1')
  writeBuildFile('page.js', 'const page = 2')
  writeBuildFile('build-manifest.json', JSON.stringify({ rootMainFiles: ['react.js'] }))

  addCompileHints(buildFolder)

  expect(readBuildFile('react.js')).toBe('//# allFunctionsCalledOnLoad\nconst é = 1')
  expect(readBuildFile('page.js')).toBe('const page = 2')
})

test('these scripts need one byte per character and behave the same', () => {
  writeBuildFile('react.js', "'It couldn’t load 🙂 déjà'")
  writeBuildFile('build-manifest.json', JSON.stringify({ rootMainFiles: ['react.js'] }))

  addCompileHints(buildFolder)

  expect([...readBuildFile('react.js')].filter((character) => character > 'ÿ')).toEqual([])
  expect(runInNewContext(readBuildFile('react.js'))).toBe('It couldn’t load 🙂 déjà')
})

test('a build whose manifest names no such scripts fails', () => {
  writeBuildFile('build-manifest.json', '{}')
  expect(() => addCompileHints(buildFolder)).toThrow()
})
