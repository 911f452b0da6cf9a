import { cache } from 'react'
import type {
  ApplicationPanelProps,
  PluginApplicationPanel,
} from '@/components/admin/jobApplications/applicationPanel'
import type { FindHistoryLines } from '@/components/admin/jobApplications/historyLine'
import { findApplicationReplies } from '@/src/plugins/answers/queries/findCandidateReplies'
import { findKeepConsentsCached } from '@/src/plugins/retention/admin/keepConsentPanels'
import {
  keepConsentState,
  mayRequestConsentNow,
  parseStoredConsent,
} from '@/src/plugins/retention/rules/keepConsent'
import { CandidateReplySection } from './CandidateReplySection'
import { OfferProposalSection } from './OfferProposalSection'
import { readProposableOffers } from './readProposableOffers'
import { canSendFirstReply, readReplyFormContext } from './readReplyFormContext'
import { replyHistoryLines } from './replyHistoryLines'
import { SuggestedReplyButton } from './SuggestedReplyButton'

// Cached per request: the section, the action bar and the history show parts of the same candidate
// replies.
const cachedApplicationReplies = cache(findApplicationReplies)
// Read after the replies: when one of them is sent, the application is answered. In the other order
// a reply that is sent between the two queries would stay beside the promised day, because the page
// is refreshed only while a reply is being sent.
const cachedReplyFormContext = cache(
  async (req: ApplicationPanelProps['req'], application: number) => {
    await cachedApplicationReplies(req, application)
    return readReplyFormContext(req, [application])
  },
)

async function SuggestedReplyPanel({ application, req }: ApplicationPanelProps) {
  const answering = await cachedReplyFormContext(req, application.id)
  return canSendFirstReply(answering) ? (
    <SuggestedReplyButton templates={answering.templates} />
  ) : null
}

async function CandidateReplyPanel({ application, req, timezone }: ApplicationPanelProps) {
  const [answering, answers, [latest]] = await Promise.all([
    cachedReplyFormContext(req, application.id),
    cachedApplicationReplies(req, application.id),
    findKeepConsentsCached(req, application.id),
  ])
  const consent = {
    ...parseStoredConsent(application),
    latest: latest?.event ?? null,
    isApplicationWithdrawn: Boolean(application.withdrawnAt),
  }
  const now = new Date()
  return (
    <CandidateReplySection
      answering={answering}
      answers={answers.filter(({ proposedOffer }) => proposedOffer === null)}
      answerDueOn={application.answerDueOn ?? null}
      mayRequestConsent={!application.isSpam && mayRequestConsentNow(consent, now)}
      now={now}
      timezone={timezone}
    />
  )
}

async function OfferProposalPanel({ application, req, timezone }: ApplicationPanelProps) {
  const consent = keepConsentState(parseStoredConsent(application), new Date())
  const isKept = consent === 'active' && !application.withdrawnAt && !application.isSpam
  const [answering, answers] = await Promise.all([
    cachedReplyFormContext(req, application.id),
    cachedApplicationReplies(req, application.id),
  ])
  const mayPropose = isKept && answering.isServerSet
  const proposals = answers.filter(({ proposedOffer }) => proposedOffer !== null)
  if (!mayPropose && proposals.length === 0) return null
  return (
    <OfferProposalSection
      answering={answering}
      offers={mayPropose ? await readProposableOffers(req.payload) : null}
      proposals={proposals}
      timezone={timezone}
    />
  )
}

export const candidateReplyPanels: readonly PluginApplicationPanel[] = [
  { name: 'answer-proposal', place: 'proposals', Panel: SuggestedReplyPanel },
  { name: 'answers', place: 'aside', Panel: CandidateReplyPanel },
  { name: 'proposed-offers', place: 'aside', Panel: OfferProposalPanel },
]

/** The replies that were sent to the candidate. */
export const findReplyHistoryLines: FindHistoryLines = async (req, application) =>
  replyHistoryLines(await cachedApplicationReplies(req, application))
