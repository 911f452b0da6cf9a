import { expect, test } from 'vitest'
import {
  documentUrlWithListQuery,
  listQueryOf,
  openedDocumentIdsOf,
} from '@/src/domain/admin/listUrl'

const queryParamsOf = (address: string) =>
  Object.fromEntries(new URL(address, 'http://exemplia.test').searchParams)

test('The URL of a document contains the list and the visited documents, each once', () => {
  const query = queryParamsOf(
    documentUrlWithListQuery('where[status][equals]=pending', '/candidatures/4', [9, 7, 9]),
  )
  expect(listQueryOf(query)).toBe('where[status][equals]=pending')
  expect(openedDocumentIdsOf(query)).toEqual([9, 7])
})

test('The URL of a document in an unfiltered list has no parameters', () => {
  expect(documentUrlWithListQuery('', '/candidatures/4', [9])).toBe('/candidatures/4')
})

test('The number of visited documents in the URL is limited', () => {
  const passed = Array.from({ length: 120 }, (_, place) => place + 1)
  expect(openedDocumentIdsOf(queryParamsOf(documentUrlWithListQuery('a=b', '/', passed)))).toEqual(
    passed.slice(-50),
  )
})

test.each([
  ['1.x.-2.0.3', [1, 3]],
  ['99999999999', []],
  ['1e3', []],
  [['1', '2'], []],
  [undefined, []],
])('Only the ids of %j are read', (vues, ids) => {
  expect(openedDocumentIdsOf({ vues })).toEqual(ids)
})
