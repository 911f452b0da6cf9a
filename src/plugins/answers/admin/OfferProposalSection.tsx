import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { ShownCandidateReply } from '@/src/plugins/answers/queries/findCandidateReplies'
import type { ProposableOffer } from '@/src/plugins/answers/rules/offerProposal'
import { offerProposalWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'
import { standardProposal } from '@/src/plugins/answers/words/offerProposalWords'
import styles from './CandidateReplySection.module.css'
import { OfferProposalForm } from './OfferProposalForm'
import { ReplyList } from './ReplyList'
import type { ReplyFormContext } from './readReplyFormContext'

type Props = {
  answering: ReplyFormContext
  /** Null when no offer can be proposed to the candidate. */
  offers: ProposableOffer[] | null
  proposals: ShownCandidateReply[]
  timezone: SiteTimezone
}

/** Section of a job application: the proposed offers being sent, and the form that proposes one. */
export function OfferProposalSection({ answering, offers, proposals, timezone }: Props) {
  const [addressee] = answering.addressees
  if (!addressee) return null
  return (
    <section aria-label={words.title} className={styles.answer}>
      <div className={styles.head}>
        <h3>{words.title}</h3>
      </div>
      <ReplyList answers={proposals} timezone={timezone} />
      {offers && (
        <OfferProposalForm
          addressee={addressee}
          offers={offers}
          standardText={standardProposal[addressee.language]}
          templates={answering.proposalTemplates}
        />
      )}
    </section>
  )
}
