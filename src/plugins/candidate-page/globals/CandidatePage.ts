import type { UnnamedTab } from 'payload'
import { localizedText, localizedTextarea } from '@/collections/fields/contentFields'
import { createPublicSettingsGlobal } from '@/globals/createPublicSettingsGlobal'
import { applicationStatusLabels } from '@/src/content/statusLabels'
import {
  APPLICATION_STATUSES,
  type ApplicationStatus,
} from '@/src/domain/submissions/applicationStatus'
import { candidatePageText as text } from '@/src/plugins/candidate-page/words/admin'

// One tab per status: Payload renders the fields of a group late, which would move the groups below it.
const statusTab = (status: ApplicationStatus): UnnamedTab => ({
  label: applicationStatusLabels[status],
  fields: [
    {
      name: status,
      type: 'group',
      label: text.status(applicationStatusLabels[status]),
      fields: [
        localizedText('words', text.words(status)),
        localizedTextarea('next', text.next(status)),
      ],
    },
  ],
})

/** The words that candidates see for each status. */
export const CandidatePage = createPublicSettingsGlobal({
  slug: 'candidate-page',
  text,
  fields: [{ type: 'tabs', tabs: APPLICATION_STATUSES.map(statusTab) }],
})
