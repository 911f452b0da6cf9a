import { expect, test } from 'vitest'
import {
  activeJobFilters,
  isFilteredJobList,
  jobPageCount,
  removeJobFilter,
  removeJobFilters,
  UNFILTERED_JOB_SEARCH,
} from '@/src/domain/offers/jobSearch'

const NARROW_SEARCH = {
  ...UNFILTERED_JOB_SEARCH,
  text: 'java',
  location: 'nantes',
  contract: 'cdi',
  sort: 'title',
  page: 3,
} as const

test('The active filters are in the order of the panel', () => {
  expect(activeJobFilters(NARROW_SEARCH)).toEqual(['location', 'contract'])
  expect(activeJobFilters(UNFILTERED_JOB_SEARCH)).toEqual([])
})

test('Removing one filter leaves the others and starts from the first page', () => {
  expect(removeJobFilter(NARROW_SEARCH, 'contract')).toEqual({
    ...NARROW_SEARCH,
    contract: null,
    page: 1,
  })
  expect(removeJobFilter(NARROW_SEARCH, 'text')).toEqual({ ...NARROW_SEARCH, text: '', page: 1 })
})

test('Clearing the filters leaves the order of the list', () => {
  expect(removeJobFilters(NARROW_SEARCH)).toEqual({ ...UNFILTERED_JOB_SEARCH, sort: 'title' })
})

test('A text or a filter narrows the list, an order or a page does not', () => {
  expect(isFilteredJobList({ ...UNFILTERED_JOB_SEARCH, text: 'java' })).toBe(true)
  expect(isFilteredJobList({ ...UNFILTERED_JOB_SEARCH, experience: 'junior' })).toBe(true)
  expect(isFilteredJobList({ ...UNFILTERED_JOB_SEARCH, sort: 'title', page: 2 })).toBe(false)
})

test.each([
  [0, 1],
  [1, 1],
  [10, 1],
  [11, 2],
  [10_000, 1000],
])('%i offers make %i pages', (total, pages) => {
  expect(jobPageCount(total)).toBe(pages)
})
