'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createIdempotencyKey } from '@/components/admin/document/createIdempotencyKey'
import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import { showUndoToast } from '@/components/admin/notice/showSuccess'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import type { ReplyTemplateChoice } from '@/src/plugins/answers/queries/findReplyTemplatesAndRecipients'
import type { ProposableOffer } from '@/src/plugins/answers/rules/offerProposal'
import type { CandidateReplyText } from '@/src/plugins/answers/rules/replyTemplate'
import { candidateReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'
import {
  EMPTY_CANDIDATE_REPLY,
  fillReplyTemplate,
  fillReplyText,
  isReplyReadyToSend,
  withProposedOffer,
} from './candidateReplyDraft'
import {
  replyNotSentMessage,
  requestReplyWithdrawal,
  sendCandidateReplies,
} from './candidateReplyRequests'
import type { ShownReplyRecipient } from './readReplyFormContext'

/** The choices of the user. While no template is chosen, the suggestion for the current status is used. */
type CandidateReplyDraft = {
  /** Id of the chosen template; undefined before a choice, null for no template. */
  template?: number | null
  text: CandidateReplyText | null
  key: string
  /** Id of the offer that the mail proposes. */
  offer?: number | null
  requestsKeepConsent?: boolean
}

const EMPTY_CANDIDATE_REPLY_DRAFT: CandidateReplyDraft = { text: null, key: '' }

/** Id of the button that opens the form; other parts of the page open the form with it. */
export const REPLY_BUTTON_ID = 'repondre-au-candidat'

/** A reply to the application, or the proposal of an offer: each has its own form and draft. */
type ReplyPurpose = 'reply' | 'proposal'
export const REPLY_FORM_BUTTON_IDS = {
  reply: REPLY_BUTTON_ID,
  proposal: 'proposer-une-offre',
} as const satisfies Record<ReplyPurpose, string>

type ReplyFormOptions = {
  addressee: ShownReplyRecipient
  purpose: ReplyPurpose
  /** The template that is used before the user chooses one. */
  suggested: ReplyTemplateChoice | null
  templates: ReplyTemplateChoice[]
  /** The offers that can be proposed. */
  offers?: readonly ProposableOffer[]
  /** The text without a template. */
  standardText?: CandidateReplyText
  /** Whether the reply may also ask for the consent to keep the application. */
  mayRequestConsent?: boolean
}

/** Id of the toast that reports the reply as queued, so that the toast can be dismissed. */
export const sendingReplyToastId = (answer?: number) => `answer ${answer} leaves`

const draftStorageKey = (application: number, purpose: ReplyPurpose) =>
  `${purpose === 'reply' ? 'answer' : 'proposal'} to application ${application}`

export type WithdrawnCandidateReply = CandidateReplyText & {
  application: number
  proposedOffer: number | null
}

/**
 * Puts the text of a withdrawn reply back into its form, unless the form already contains the draft
 * of another one.
 */
export function restoreReplyToForm({
  application,
  body,
  proposedOffer: offer,
  subject,
}: WithdrawnCandidateReply) {
  const purpose = offer === null ? 'reply' : 'proposal'
  const storageKey = draftStorageKey(application, purpose)
  const openButton = document.getElementById(REPLY_FORM_BUTTON_IDS[purpose])
  if (!openButton || sessionStorage.getItem(storageKey)) return
  const draft = { template: null, text: { subject, body }, offer }
  sessionStorage.setItem(storageKey, JSON.stringify(draft))
  openButton.click()
}

export function useCandidateReplyForm(options: ReplyFormOptions) {
  const { addressee, offers = [], purpose, standardText, suggested, templates } = options
  const { mayRequestConsent = false } = options
  const { id } = addressee
  const storageKey = draftStorageKey(id, purpose)
  const [draft, setDraft] = useState(EMPTY_CANDIDATE_REPLY_DRAFT)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, run } = useRequestAction()
  const refreshPage = usePageRefresh()
  const first = useRef<HTMLSelectElement>(null)

  // Restores the draft after a reload. An effect, because the server cannot read the session storage.
  useEffect(() => {
    const storedDraft = sessionStorage.getItem(storageKey)
    if (!storedDraft) return
    setDraft({ ...JSON.parse(storedDraft), key: createIdempotencyKey() })
    setOpen(true)
  }, [storageKey])

  // An offer that went offline is no longer chosen; the server refuses it as well.
  const offer = offers.find((one) => one.id === draft.offer) ?? null
  const recipient = withProposedOffer(addressee, offer)
  const template =
    draft.template === undefined ? suggested : templates.find((one) => one.id === draft.template)
  const filled = template ? fillReplyTemplate(recipient, template) : null
  const untouched = filled ?? (standardText && fillReplyText(recipient, standardText))
  const text = draft.text ?? untouched ?? EMPTY_CANDIDATE_REPLY
  // A proposal without its offer would be sent as the reply to the application.
  const isReady = isReplyReadyToSend(text) && (purpose === 'reply' || offer !== null)

  const requestsKeepConsent = mayRequestConsent && draft.requestsKeepConsent === true

  const storeDraft = (next: CandidateReplyDraft) => {
    setDraft(next)
    if (next.text) sessionStorage.setItem(storageKey, JSON.stringify(next))
    else sessionStorage.removeItem(storageKey)
  }
  const open = () => {
    // The stored draft may be newer: a reply that was withdrawn elsewhere on the page is stored there.
    const storedDraft = sessionStorage.getItem(storageKey)
    flushSync(() => {
      storeDraft({
        ...(storedDraft ? JSON.parse(storedDraft) : draft),
        key: createIdempotencyKey(),
      })
      setOpen(true)
    })
    first.current?.focus({ preventScroll: true })
    first.current?.scrollIntoView({ block: 'center' })
  }
  // The focused button disappears with the form, so the focus moves to the button that opens the form.
  const close = () => {
    flushSync(() => setOpen(false))
    document.getElementById(REPLY_FORM_BUTTON_IDS[purpose])?.focus()
  }
  const choose = (chosen: Pick<CandidateReplyDraft, 'offer' | 'template'>) => {
    const earlier = draft
    storeDraft({ ...draft, ...chosen, text: null, key: createIdempotencyKey() })
    if (earlier.text) showUndoToast(words.replaced, () => storeDraft(earlier))
  }
  const write = (part: Partial<CandidateReplyText>) =>
    storeDraft({ ...draft, text: { ...text, ...part }, key: createIdempotencyKey() })

  const withdraw = async (ids: number[], sent: CandidateReplyDraft) => {
    const reply = await requestReplyWithdrawal(ids)
    if (!reply.ok) toast.error(words.notWithdrawn)
    else if (reply.body.ids.length === 0) toast.error(words.tooLate)
    else {
      toast.success(words.withdrawn)
      storeDraft({ ...sent, key: createIdempotencyKey() })
      setOpen(true)
    }
    refreshPage()
  }
  const send = () => {
    const answer = {
      ...{ application: id, template: template?.id ?? null, seen: addressee.seen },
      proposedOffer: offer?.id ?? null,
      requestsKeepConsent,
    }
    void run({
      send: () => sendCandidateReplies(draft.key, [{ ...answer, ...text }]),
      failed: replyNotSentMessage,
      onFailed: setProblem,
      onDone: ({ ids }) => {
        setProblem(null)
        const sent = { ...draft, template: answer.template, text }
        storeDraft(EMPTY_CANDIDATE_REPLY_DRAFT)
        close()
        showUndoToast(words.sent, () => void withdraw(ids, sent), sendingReplyToastId(ids[0]))
      },
    })
  }

  return {
    ...{ choose, close, first, isOpen, isSending: isBusy, open, problem, send, write },
    ...{ isReady, offer, requestsKeepConsent, template, text },
    setConsentRequest: (isRequested: boolean) =>
      storeDraft({ ...draft, requestsKeepConsent: isRequested, key: createIdempotencyKey() }),
    /** Whether the template has no text in the language of the candidate. */
    isUntranslated: template !== null && template !== undefined && filled === null,
  }
}
