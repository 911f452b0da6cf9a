'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createIdempotencyKey } from '@/components/admin/document/createIdempotencyKey'
import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import { showUndoToast } from '@/components/admin/notice/showSuccess'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import type { ReplyTemplateChoice } from '@/src/plugins/answers/queries/findReplyTemplatesAndRecipients'
import type { CandidateReplyText } from '@/src/plugins/answers/rules/replyTemplate'
import { candidateReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'
import {
  EMPTY_CANDIDATE_REPLY,
  fillReplyTemplate,
  suggestReplyTemplate,
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
}

const EMPTY_CANDIDATE_REPLY_DRAFT: CandidateReplyDraft = { text: null, key: '' }

/** Id of the button that opens the form; other parts of the page open the form with it. */
export const REPLY_BUTTON_ID = 'repondre-au-candidat'

type ReplyFormOptions = {
  addressee: ShownReplyRecipient
  status: ApplicationStatus
  templates: ReplyTemplateChoice[]
}

/** Id of the toast that reports the reply as queued, so that the toast can be dismissed. */
export const sendingReplyToastId = (answer?: number) => `answer ${answer} leaves`

const candidateReplyDraftStorageKey = (application: number) =>
  `answer to application ${application}`

/** Stores this text for the next opening of the form. @returns false if the form already has a draft */
export function saveCandidateReplyDraft(application: number, text: CandidateReplyText): boolean {
  if (sessionStorage.getItem(candidateReplyDraftStorageKey(application))) return false
  sessionStorage.setItem(
    candidateReplyDraftStorageKey(application),
    JSON.stringify({ template: null, text }),
  )
  return true
}

export function useCandidateReplyForm({ addressee, status, templates }: ReplyFormOptions) {
  const { id } = addressee
  const [draft, setDraft] = useState(EMPTY_CANDIDATE_REPLY_DRAFT)
  const [isOpen, setOpen] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, run } = useRequestAction()
  const refreshPage = usePageRefresh()
  const first = useRef<HTMLSelectElement>(null)

  // Restores the draft after a reload. An effect, because the server cannot read the session storage.
  useEffect(() => {
    const storedDraft = sessionStorage.getItem(candidateReplyDraftStorageKey(id))
    if (!storedDraft) return
    setDraft({ ...JSON.parse(storedDraft), key: createIdempotencyKey() })
    setOpen(true)
  }, [id])

  const suggested = suggestReplyTemplate(status, templates)
  const template =
    draft.template === undefined ? suggested : templates.find((one) => one.id === draft.template)
  const filled = template ? fillReplyTemplate(addressee, template) : null
  const text = draft.text ?? filled ?? EMPTY_CANDIDATE_REPLY

  const storeDraft = (next: CandidateReplyDraft) => {
    setDraft(next)
    if (next.text) sessionStorage.setItem(candidateReplyDraftStorageKey(id), JSON.stringify(next))
    else sessionStorage.removeItem(candidateReplyDraftStorageKey(id))
  }
  const open = () => {
    // The stored draft may be newer: a reply that was withdrawn elsewhere on the page is stored there.
    const storedDraft = sessionStorage.getItem(candidateReplyDraftStorageKey(id))
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
    document.getElementById(REPLY_BUTTON_ID)?.focus()
  }
  const choose = (chosen: number | null) => {
    const earlier = draft
    storeDraft({ template: chosen, text: null, key: createIdempotencyKey() })
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
    const answer = { application: id, template: template?.id ?? null, seen: addressee.seen }
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
    ...{ suggested, template, text },
    /** Whether the template has no text in the language of the candidate. */
    isUntranslated: template !== null && template !== undefined && filled === null,
  }
}
