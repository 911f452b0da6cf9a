import { expect, test } from 'vitest'
import { isSafeEntryName, isZipBomb } from '@/src/domain/files/packageEntries'

function anEntry(name: string, packedBytes = 100, unpackedBytes = 400) {
  return { name, packedBytes, unpackedBytes }
}

test.each(['../a', 'word/../../a', '/etc/passwd', 'C:\\a', '\\\\host\\a', 'word\\..\\a', 'a\0b'])(
  '%j is not a safe name',
  (name) => {
    expect(isSafeEntryName(name)).toBe(false)
  },
)

test('two dots within a name are harmless', () => {
  expect(isSafeEntryName('word/media/photo..png')).toBe(true)
})

test('a thousand small parts make no bomb, three thousand do', () => {
  expect(isZipBomb(Array.from({ length: 1000 }, () => anEntry('a')))).toBe(false)
  expect(isZipBomb(Array.from({ length: 3000 }, () => anEntry('a')))).toBe(true)
})

test('a long document of plain text packs well and is no bomb', () => {
  expect(isZipBomb([anEntry('word/document.xml', 200_000, 6_000_000)])).toBe(false)
})

test('a picture that unpacks to a thousand times its size is one', () => {
  expect(isZipBomb([anEntry('word/media/a.bmp', 50_000, 50_000_000)])).toBe(true)
})
