import { cache } from 'react'
import type {
  ApplicationPanel,
  PanelProps,
} from '@/components/admin/jobApplications/applicationPanel'
import { isAnonymised } from '@/src/domain/people/retention'
import { findOtherApplications } from '../queries/findOtherApplications'
import { earlierWords as words } from '../words/admin/applicationLinks'
import { wrotePanel } from './alsoSentPanels'
import { EarlierDecision } from './EarlierDecision'
import { OTHERS } from './earlierDecisions'
import { OtherApplications } from './OtherApplications'
import { SpamButton } from './SpamButton'
import { SpamNotice } from './SpamNotice'

// Below the candidate and in the right column.
const othersOn = cache(findOtherApplications)

async function SpamPanel({ application, timezone }: PanelProps) {
  return application.isSpam ? <SpamNotice application={application} timezone={timezone} /> : null
}

async function SpamButtonPanel({ application, onward }: PanelProps) {
  if (application.isSpam) return null
  return <SpamButton id={application.id} isSpam={false} onward={onward} />
}

async function EarlierPanel({ application, req, timezone }: PanelProps) {
  const { applications } = await othersOn(req, application)
  return <EarlierDecision applications={applications} timezone={timezone} />
}

async function OthersPanel({ application, req, timezone }: PanelProps) {
  return (
    <section aria-label={words.title} id={OTHERS}>
      <h3>{words.title}</h3>
      <OtherApplications
        application={application.id}
        canLink={!isAnonymised(application.candidateEmail) && !application.isSpam}
        folder={`${req.payload.config.routes.admin}/collections/job-applications`}
        others={await othersOn(req, application)}
        timezone={timezone}
      />
    </section>
  )
}

export const personPanels: readonly ApplicationPanel[] = [
  { name: 'spam', place: 'notice', Panel: SpamPanel },
  { name: 'spam-button', place: 'candidateActions', Panel: SpamButtonPanel },
  { name: 'earlier', place: 'candidate', Panel: EarlierPanel },
  wrotePanel,
  { name: 'others', place: 'aside', Panel: OthersPanel },
]
