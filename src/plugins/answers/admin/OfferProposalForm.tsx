'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import form from '@/components/admin/document/LetterForm.module.css'
import type { ReplyTemplateChoice } from '@/src/plugins/answers/queries/findReplyTemplatesAndRecipients'
import type { ProposableOffer } from '@/src/plugins/answers/rules/offerProposal'
import type { CandidateReplyText } from '@/src/plugins/answers/rules/replyTemplate'
import {
  candidateReplyWords,
  offerProposalWords as words,
} from '@/src/plugins/answers/words/admin/candidateReplies'
import styles from './CandidateReplyForm.module.css'
import { ReplyFormEnd } from './ReplyFormEnd'
import type { ShownReplyRecipient } from './readReplyFormContext'
import { REPLY_FORM_BUTTON_IDS, useCandidateReplyForm } from './useCandidateReplyForm'

type Props = {
  addressee: ShownReplyRecipient
  offers: ProposableOffer[]
  /** The text without a template. */
  standardText: CandidateReplyText
  templates: ReplyTemplateChoice[]
}

/** Form that proposes an offer. The text follows the chosen offer until the user edits it. */
export function OfferProposalForm({ addressee, offers, standardText, templates }: Props) {
  const proposal = useCandidateReplyForm({
    ...{ addressee, offers, purpose: 'proposal', standardText, templates },
    suggested: templates[0] ?? null,
  })
  const id = useId()
  if (offers.length === 0) return <p>{words.noOffer}</p>
  if (!proposal.isOpen) {
    return (
      <div className={form.actions}>
        <Button
          buttonStyle="secondary"
          id={REPLY_FORM_BUTTON_IDS.proposal}
          margin={false}
          onClick={proposal.open}
          size="medium"
        >
          {words.open}
        </Button>
      </div>
    )
  }
  return (
    <div className={form.form} data-answering>
      <label htmlFor={`${id}-offer`}>{words.offer}</label>
      <select
        className={styles.select}
        id={`${id}-offer`}
        onChange={({ target }) =>
          proposal.choose({ offer: target.value ? Number(target.value) : null })
        }
        ref={proposal.first}
        value={proposal.offer?.id ?? ''}
      >
        <option value="">{words.chooseOffer}</option>
        {offers.map(({ id: offer, label }) => (
          <option key={offer} value={offer}>
            {label}
          </option>
        ))}
      </select>
      {templates.length > 0 && (
        <>
          <label htmlFor={`${id}-template`}>{candidateReplyWords.template}</label>
          <select
            className={styles.select}
            id={`${id}-template`}
            onChange={({ target }) =>
              proposal.choose({ template: target.value ? Number(target.value) : null })
            }
            value={proposal.template?.id ?? ''}
          >
            <option value="">{words.standardText}</option>
            {templates.map(({ id: template, title }) => (
              <option key={template} value={template}>
                {title}
              </option>
            ))}
          </select>
        </>
      )}
      <ReplyFormEnd addressee={addressee} answer={proposal} hint={words.added} />
    </div>
  )
}
