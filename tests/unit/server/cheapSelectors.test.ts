import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { cheapSelectors, SELECTORS } from '@/src/server/build/cheapSelectors'
import { root } from '@/src/server/root'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'styles-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function written(styles: string) {
  const file = path.join(folder, 'admin.css')
  writeFileSync(file, styles)
  cheapSelectors(folder)
  return readFileSync(file, 'utf8')
}

test('whether a row has two fields is asked of the field, however a style sheet is made small', () => {
  const cheap = '.field-type.row .row__fields>:not(:only-child){flex:0}'
  for (const costly of ['>*:nth-child(2))>*', '>:nth-child(2))>*'])
    expect(written(`.field-type.row .row__fields:has(${costly}{flex:0}`)).toBe(cheap)
})

test('the hand that holds is handed down', () => {
  const costly = 'body:has(.drag-overlay) *{cursor:grabbing}'
  expect(written(costly)).toBe('body:has(.drag-overlay){cursor:grabbing}')
})

test('every other style stays', () => {
  const others = '.row__fields:has(>*:nth-child(2)){margin:0}.table tr:has(> td) *{color:red}'
  expect(written(others)).toBe(others)
})

test('Payload still asks so', () => {
  const theirs = path.join(root, 'node_modules/@payloadcms/next/dist/prod/styles.css')
  const styles = readFileSync(theirs, 'utf8')
  for (const { costly } of SELECTORS) expect(styles.match(costly)).toHaveLength(1)
})
