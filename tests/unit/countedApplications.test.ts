import { expect, test } from 'vitest'
import { layerOf } from '../support/pluginLayers'
import { readSourceFiles } from '../support/sourceFiles'

/** Queries for single applications, by id or by person, which include spam. */
const OF_ANY = {
  'src/queries/areReadable.ts': 'rights',
  'src/queries/asSite/findAnnouncedApplication.ts': 'one, as it arrives',
  'src/queries/asSite/findDeliveries.ts': 'when the last was announced',
  'src/queries/asSite/findUndelivered.ts': 'the names of what could not be delivered',
  'src/queries/documents/documentWordsIn.ts': 'reads an address',
  'src/queries/documents/findPassages.ts': 'of those that a list shows',
  'src/queries/documents/readUnreadFigures.ts': 'how many documents wait to be read',
  'src/queries/documents/searchedWhere.ts': 'narrows a list that has the rule already',
  'src/queries/findApplicationForStaff.ts': 'its page',
  'src/queries/findAuditNames.ts': 'the names in the trail',
  'src/queries/findCandidateFile.ts': 'whose file',
  'src/queries/findCvOf.ts': 'whose file',
  'src/queries/findFileOwners.ts': 'whose file',
  'src/queries/findOtherApplications.ts': 'the same person, marked as what it is',
  'src/queries/findReadApplication.ts': 'its page',
  'src/queries/findSavedFilters.ts': 'filters',
  'src/queries/person/findLinkedAddresses.ts': 'all that is kept of a person',
  'src/queries/person/findPersonRecords.ts': 'all that is kept of a person',
  'src/queries/person/mentions.ts': 'all that is kept of a person',
  'src/queries/person/passages.ts': 'all that is kept of a person',
  'src/queries/person/readPerson.ts': 'all that is kept of a person',
  'src/queries/readListPages.ts': 'the list as readAskedList has read it',
  'src/queries/samePerson.ts': 'the same person',
}

test('every query that lists or counts applications excludes spam', () => {
  const reading = readSourceFiles().filter(
    ({ name, text }) =>
      layerOf(name).startsWith('src/queries/') && /job_applications|'job-applications'/.test(text),
  )
  const without = reading.filter(({ text }) => !/\bCOUNTED\b|\bcounted\(/.test(text))
  expect(without.map(({ name }) => name)).toEqual(Object.keys(OF_ANY).toSorted())
})
