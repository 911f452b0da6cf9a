import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { shareEqualChunks } from '@/src/server/build/shareEqualChunks'

let site: string
let server: string

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'exemplia-chunks-'))
  server = path.join(site, '.next/server')
})
afterEach(() => rmSync(site, { recursive: true }))

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(server, file)), { recursive: true })
  writeFileSync(path.join(server, file), content)
}
const read = (file: string) => readFileSync(path.join(server, file), 'utf8')
const isThere = (file: string) => existsSync(path.join(server, file))

const chunk = (code: string, name: string) =>
  `module.exports = [\n7, (() => { ${code} }),\n];\n\n//# sourceMappingURL=${name}.map`
const route = (...chunks: string[]) =>
  `var R=require("../chunks/[turbopack]_runtime.js")("server/app/route.js")\n${chunks.map((name) => `R.c("server/chunks/${name}")`).join('\n')}`

test('code that is there under two names stays under one, which both routes then ask for', () => {
  write('chunks/_a._.js', chunk('configure()', '_a._.js'))
  write('chunks/_b._.js', chunk('configure()', '_b._.js'))
  write('chunks/[own]__c._.js', chunk('answer()', '[own]__c._.js'))
  write('app/one/route.js', route('_a._.js', '[own]__c._.js'))
  write('app/two/route.js', route('_b._.js'))
  shareEqualChunks(site)
  expect(isThere('chunks/_a._.js')).toBe(true)
  expect(isThere('chunks/_b._.js')).toBe(false)
  expect(read('app/one/route.js')).toBe(route('_a._.js', '[own]__c._.js'))
  expect(read('app/two/route.js')).toBe(route('_a._.js'))
})

test('a chunk that loads others later asks for what is left of them, and manifests name it', () => {
  const later = (name: string) => chunk(`load(["server/chunks/${name}"])`, 'later.js')
  write('chunks/_a._.js', chunk('translate()', '_a._.js'))
  write('chunks/_b._.js', chunk('translate()', '_b._.js'))
  write('chunks/later.js', later('_b._.js'))
  write('app/page_manifest.json', JSON.stringify({ chunks: ['server/chunks/_b._.js'] }))
  shareEqualChunks(site)
  expect(read('chunks/later.js')).toBe(later('_a._.js'))
  expect(read('app/page_manifest.json')).toContain('"server/chunks/_a._.js"')
})

test('pages and routes keep their own, and so does what is no list of modules', () => {
  const kept = ['chunks/_a._.js', 'chunks/ssr/_a._.js']
  for (const file of kept) write(file, chunk('configure()', '_a._.js'))
  const runtimes = ['chunks/[turbopack]_runtime.js', 'chunks/[turbopack]_other.js']
  for (const file of runtimes) write(file, 'const RUNTIME = 1')
  shareEqualChunks(site)
  expect([...kept, ...runtimes].filter((file) => !isThere(file))).toEqual([])
})
