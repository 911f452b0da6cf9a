/** @module-tag product */
import { expect, test } from 'vitest'
import { layerOf } from '../support/pluginLayers'
import { readSourceFiles } from '../support/sourceFiles'

/** Queries for single applications, by id or by person, which include spam. */
const QUERIES_INCLUDING_SPAM = {
  'src/plugins/answers/queries/canReadApplications.ts': 'rights',
  'src/queries/internal/findAnnouncedApplication.ts': 'one, as it arrives',
  'src/plugins/system-page/queries/internal/findDeliveryChannelStates.ts':
    'when the last was announced',
  'src/plugins/undelivered-mail/queries/internal/findUndeliveredNotifications.ts':
    'the names of what could not be delivered',
  'src/plugins/undelivered-mail/queries/findMailRefusals.ts':
    'of those that a list or a page shows',
  'src/plugins/document-reading/queries/readDocumentWordsFromUrl.ts': 'reads an address',
  'src/plugins/document-reading/queries/findPassages.ts': 'of those that a list shows',
  'src/plugins/document-reading/queries/readUnreadDocumentFigures.ts':
    'how many documents wait to be read',
  'src/queries/findApplicationForStaff.ts': 'its page',
  'src/plugins/audit-screens/queries/findNamesOfAuditedDocuments.ts': 'the names in the trail',
  'src/queries/findCandidateFile.ts': 'whose file',
  'src/plugins/document-reading/queries/findCv.ts': 'whose file',
  'src/plugins/audit-screens/queries/findFileOwners.ts': 'whose file',
  'src/plugins/document-reading/queries/documentWordsCondition.ts':
    'narrows a list that has the rule already',
  'src/plugins/linked-persons/queries/findOtherApplications.ts':
    'the same person, marked as what it is',
  'src/plugins/document-reading/queries/findReadableApplication.ts': 'its page',
  'src/plugins/list-tools/queries/findSavedFilters.ts': 'filters',
  'src/plugins/personal-data/queries/findLinkedEmailAddresses.ts': 'all that is kept of a person',
  'src/plugins/personal-data/queries/findPersonRecordIds.ts': 'all that is kept of a person',
  'src/plugins/personal-data/queries/mentions.ts': 'all that is kept of a person',
  'src/plugins/personal-data/queries/passages.ts': 'all that is kept of a person',
  'src/plugins/personal-data/queries/readPersonDossier.ts': 'all that is kept of a person',
  'src/plugins/list-tools/queries/readListRowBatches.ts': 'the list as readAskedList has read it',
  'src/plugins/candidate-page/queries/findTrackedApplication.ts': 'one, for its candidate',
  'src/plugins/candidate-page/queries/readCandidateDataCopy.ts': 'one, for its candidate',
  'src/plugins/candidate-page/queries/internal/findApplicationsOf.ts': 'the same person',
  'src/plugins/linked-persons/queries/samePerson.ts': 'the same person',
  'src/plugins/offer-recruiter/queries/internal/findRecruiterOfApplication.ts':
    'one, as it arrives',
}

test('Each query that lists or counts applications excludes spam', () => {
  const reading = readSourceFiles().filter(
    ({ name, text }) =>
      layerOf(name).startsWith('src/queries/') && /job_applications|'job-applications'/.test(text),
  )
  const without = reading.filter(
    ({ text }) =>
      !/\b(WITHOUT_SPAM_CONDITION|AWAITING_DECISION_CONDITION)\b|\bnotSpamCondition\(/.test(text),
  )
  expect(without.map(({ name }) => name)).toEqual(Object.keys(QUERIES_INCLUDING_SPAM).toSorted())
})
