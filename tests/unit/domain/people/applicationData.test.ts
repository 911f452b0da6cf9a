import { expect, test } from 'vitest'
import { applicationData } from '@/src/content/admin/applicationData'
import { ANONYMISED_FIELDS } from '@/src/domain/people/applicationData'

// Whether an answer is owed, and by what a form sent twice is known.
const SAYS_NOTHING = ['awaitsAnswer', 'submissionKey']

test('whatever of an application is written over one day is told to whom it is about until then', () => {
  const told = applicationData.flatMap(({ of }) => of)
  const personal = Object.keys(ANONYMISED_FIELDS).filter((field) => !SAYS_NOTHING.includes(field))
  expect(personal).toContain('coverLetter')
  expect(told).toEqual(expect.arrayContaining(personal))
})
