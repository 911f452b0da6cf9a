import { cache } from 'react'
import type {
  ApplicationPanelProps,
  PluginApplicationPanel,
} from '@/components/admin/jobApplications/applicationPanel'
import { isAnonymisedEmail } from '@/src/domain/people/retention'
import { findOtherApplications } from '@/src/plugins/linked-persons/queries/findOtherApplications'
import { earlierApplicationWords as words } from '@/src/plugins/linked-persons/words/admin/applicationLinks'
import { EarlierApplicationDecision } from './EarlierApplicationDecision'
import { OTHER_APPLICATIONS_SECTION_ID } from './earlierDecisions'
import { OtherApplications } from './OtherApplications'
import { candidateMessagesPanel } from './otherFormPanels'
import { SpamButton } from './SpamButton'
import { SpamNotice } from './SpamNotice'

// The result is cached, because two panels show it: below the candidate, and on the right.
const findOtherApplicationsOnce = cache(findOtherApplications)

async function SpamApplicationPanel({ application, timezone }: ApplicationPanelProps) {
  return application.isSpam ? <SpamNotice application={application} timezone={timezone} /> : null
}

async function SpamButtonPanel({ application, onward }: ApplicationPanelProps) {
  if (application.isSpam) return null
  return <SpamButton id={application.id} isSpam={false} onward={onward} />
}

async function EarlierDecisionPanel({ application, req, timezone }: ApplicationPanelProps) {
  const { applications } = await findOtherApplicationsOnce(req, application)
  return <EarlierApplicationDecision applications={applications} timezone={timezone} />
}

async function OtherApplicationsPanel({ application, req, timezone }: ApplicationPanelProps) {
  return (
    <section aria-label={words.title} id={OTHER_APPLICATIONS_SECTION_ID}>
      <h3>{words.title}</h3>
      <OtherApplications
        application={application.id}
        canLink={!isAnonymisedEmail(application.candidateEmail) && !application.isSpam}
        folder={`${req.payload.config.routes.admin}/collections/job-applications`}
        others={await findOtherApplicationsOnce(req, application)}
        timezone={timezone}
      />
    </section>
  )
}

export const linkedPersonPanels: readonly PluginApplicationPanel[] = [
  { name: 'spam', place: 'notice', Panel: SpamApplicationPanel },
  { name: 'spam-button', place: 'candidateActions', Panel: SpamButtonPanel },
  { name: 'earlier', place: 'candidate', Panel: EarlierDecisionPanel },
  candidateMessagesPanel,
  { name: 'others', place: 'aside', Panel: OtherApplicationsPanel },
]
