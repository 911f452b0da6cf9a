import { expect, test } from 'vitest'
import { isSafeEntryName, isZipBomb } from '@/src/domain/files/packageEntries'

function aPackageEntry(name: string, packedBytes = 100, unpackedBytes = 400) {
  return { name, packedBytes, unpackedBytes }
}

test.each(['../a', 'word/../../a', '/etc/passwd', 'C:\\a', '\\\\host\\a', 'word\\..\\a', 'a\0b'])(
  '%j is not a safe name',
  (name) => {
    expect(isSafeEntryName(name)).toBe(false)
  },
)

test('Two dots within a name are harmless', () => {
  expect(isSafeEntryName('word/media/photo..png')).toBe(true)
})

test('A thousand small parts are no bomb, three thousand are', () => {
  expect(isZipBomb(Array.from({ length: 1000 }, () => aPackageEntry('a')))).toBe(false)
  expect(isZipBomb(Array.from({ length: 3000 }, () => aPackageEntry('a')))).toBe(true)
})

test('A long document of plain text compresses well and is no bomb', () => {
  expect(isZipBomb([aPackageEntry('word/document.xml', 200_000, 6_000_000)])).toBe(false)
})

test('A picture that unpacks to a thousand times its size is a bomb', () => {
  expect(isZipBomb([aPackageEntry('word/media/a.bmp', 50_000, 50_000_000)])).toBe(true)
})
