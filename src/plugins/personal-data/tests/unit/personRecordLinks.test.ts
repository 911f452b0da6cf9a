import { expect, test } from 'vitest'
import { hasSpamFilter } from '@/src/domain/submissions/spam'
import { applicationRecordKinds } from '@/src/plugins/applicationRecordKinds'
import {
  PERSON_RECORD_KINDS,
  type PersonRecordKind,
  type PersonSummary,
} from '@/src/plugins/personal-data/rules/personRecord'
import { personRecordLinks } from '@/src/plugins/personal-data/rules/personRecordLinks'

// A distinct count of each kind.
const COUNTS: PersonSummary['counts'] = Object.assign(
  {},
  ...PERSON_RECORD_KINDS.map((kind, index) => ({ [kind]: index + 1 })),
)

const person = (stored: Partial<PersonSummary['stored']>) => ({
  counts: COUNTS,
  stored: { applications: [], messages: [], trashedMessages: [], ...stored },
})
const linksOf = (kind: PersonRecordKind, stored: Partial<PersonSummary['stored']>) =>
  personRecordLinks(kind, person(stored), '/admin').map(({ address, count }) => [address, count])

test('The records of the only application or message lead to its page, with their own number', () => {
  const stored = { applications: [12], messages: [34] }
  const application = '/admin/collections/job-applications/12'
  const message = '/admin/collections/contact-messages/34'
  const shownWithApplication = [
    ...(['files', 'notes'] as const),
    ...applicationRecordKinds,
    ...(['events', 'answers'] as const),
  ]
  expect(PERSON_RECORD_KINDS.flatMap((kind) => linksOf(kind, stored))).toEqual([
    [application, 1],
    ...shownWithApplication.map((kind) => [application, COUNTS[kind]]),
    [message, 1],
    [message, COUNTS.replies],
  ])
})

test('Several applications lead to their list, and their records have no link', () => {
  const stored = { applications: [12, 13], messages: [34], trashedMessages: [35, 36] }
  const [[list = ''] = []] = linksOf('applications', stored)
  const asked = new URL(String(list), 'https://exemplia.test').searchParams
  expect(Object.fromEntries(asked)).toEqual({
    'where[and][0][id][in]': '12,13',
    'where[and][1][isSpam][exists]': 'true',
  })
  expect(hasSpamFilter([{ isSpam: { exists: 'true' } }])).toBe(true)
  expect(linksOf('notes', stored)).toEqual([])
  expect(linksOf('replies', stored)).toEqual([])
  expect(linksOf('messages', stored)).toEqual([
    ['/admin/collections/contact-messages/34', 1],
    ['/admin/collections/contact-messages/trash?where%5Band%5D%5B0%5D%5Bid%5D%5Bin%5D=35,36', 2],
  ])
})

test('Applications that are too many for a URL have no link', () => {
  const applications = Array.from({ length: 101 }, (_, place) => place + 1)
  expect(linksOf('applications', { applications })).toEqual([])
  expect(linksOf('applications', { applications: applications.slice(1) })).toHaveLength(1)
})
