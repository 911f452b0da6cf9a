import { expect, test } from 'vitest'
import {
  type ExportedApplication,
  PERSONAL_APPLICATION_FIELDS,
} from '@/src/domain/people/applicationData'
import { exportApplicationFields } from '@/src/plugins/personal-data/words/admin/exportApplicationFields'

// The key of a repeated form, and the files, which are listed elsewhere.
const FIELDS_EXPORTED_ELSEWHERE = ['submissionKey', 'cv', 'coverLetterFile']

const STORED_APPLICATION: ExportedApplication = {
  candidateName: 'the value of candidateName',
  candidateEmail: 'the value of candidateEmail',
  candidatePhone: 'the value of candidatePhone',
  coverLetter: 'the value of coverLetter',
  utmContent: 'the value of utmContent',
  jobTitle: 'Data engineer',
  status: 'pending',
  createdAt: '2026-01-05T08:00:00.000Z',
  updatedAt: '2026-01-05T08:00:00.000Z',
}

test('Each field that may identify a person is exported', () => {
  const exported = JSON.stringify(exportApplicationFields(STORED_APPLICATION))
  const personal = PERSONAL_APPLICATION_FIELDS.filter(
    (field) => !FIELDS_EXPORTED_ELSEWHERE.includes(field),
  )
  expect(personal).toContain('coverLetter')
  for (const field of personal) expect(exported).toContain(`the value of ${field}`)
})
