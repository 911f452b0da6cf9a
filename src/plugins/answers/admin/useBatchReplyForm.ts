'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createIdempotencyKey } from '@/components/admin/document/createIdempotencyKey'
import { usePageRefresh } from '@/components/admin/frame/PageRefreshProvider'
import { useRouter } from '@/components/admin/frame/routing'
import { showUndoToast } from '@/components/admin/notice/showSuccess'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { isAnonymisedEmail } from '@/src/domain/people/retention'
import type { CandidateReplyText } from '@/src/plugins/answers/rules/replyTemplate'
import {
  candidateReplyWords,
  batchReplyWords as words,
} from '@/src/plugins/answers/words/admin/candidateReplies'
import { batchReplyPageUrl } from './batchReplyPageUrl'
import {
  EMPTY_CANDIDATE_REPLY,
  fillReplyTemplate,
  findUnfilledPlaceholders,
  isReplyReadyToSend,
  suggestReplyTemplate,
} from './candidateReplyDraft'
import {
  replyNotSentMessage,
  requestReplyWithdrawal,
  sendCandidateReplies,
} from './candidateReplyRequests'
import type { ReplyFormContext, ShownReplyRecipient } from './readReplyFormContext'

/** Changes of the user to the proposed templates, recipients and texts. */
type BatchReplyChoices = {
  /** Id of one template for all; null for the suggestion for each status. */
  template: number | null
  isIncluded: Record<number, boolean>
  texts: Record<number, CandidateReplyText>
}

const NO_BATCH_REPLY_CHOICES: BatchReplyChoices = { template: null, isIncluded: {}, texts: {} }

export function useBatchReplyForm({
  addressees,
  templates,
}: Pick<ReplyFormContext, 'addressees' | 'templates'>) {
  const [choices, setChoices] = useState(NO_BATCH_REPLY_CHOICES)
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { isBusy, run } = useRequestAction()
  const refreshPage = usePageRefresh()
  const router = useRouter()
  const all = addressees.map(({ id }) => id)
  const name = `answers to applications ${all.join()}`

  // Restores the choices after a reload or after a withdrawal. An effect, because the server cannot read the
  // session storage.
  useEffect(() => {
    const storedChoices = sessionStorage.getItem(name)
    if (storedChoices) setChoices(JSON.parse(storedChoices))
    setKey(createIdempotencyKey())
  }, [name])

  const storeChoices = (next: BatchReplyChoices) => {
    setChoices(next)
    setKey(createIdempotencyKey())
    sessionStorage.setItem(name, JSON.stringify(next))
  }
  const rows = addressees.map((addressee) => createBatchReplyRow(addressee, choices, templates))
  const ready = rows.filter((row) => row.isIncluded && row.isReady)

  const withdraw = async (ids: number[]) => {
    const reply = await requestReplyWithdrawal(ids)
    if (!reply.ok) toast.error(candidateReplyWords.notWithdrawn)
    else if (reply.body.ids.length === 0) toast.error(candidateReplyWords.tooLate)
    else {
      toast.success(words.withdrawn(reply.body.ids.length))
      sessionStorage.setItem(name, JSON.stringify(choices))
      if (reply.body.ids.length === ids.length) router.push(batchReplyPageUrl({ ids: all }))
    }
    refreshPage()
  }
  const send = () => {
    const answers = ready.map(({ addressee: { id, seen }, template, text }) => ({
      ...{ application: id, seen, template: template?.id ?? null },
      ...text,
    }))
    void run({
      send: () => sendCandidateReplies(key, answers),
      failed: replyNotSentMessage,
      onFailed: setProblem,
      onDone: (sent) => {
        setProblem(null)
        sessionStorage.removeItem(name)
        showUndoToast(words.queued(sent.ids.length), () => void withdraw(sent.ids))
        const left = rows.filter((row) => row.isIncluded && !row.isReady)
        const ids = left.map(({ addressee }) => addressee.id)
        router.push(batchReplyPageUrl({ ids, batch: sent.batch }))
      },
      refresh: 'never',
    })
  }

  return {
    ...{ isSending: isBusy, problem, ready, rows, send, template: choices.template },
    choose: (template: number | null) => storeChoices({ ...choices, template }),
    include: (id: number, isIncluded: boolean) =>
      storeChoices({ ...choices, isIncluded: { ...choices.isIncluded, [id]: isIncluded } }),
    write: (id: number, text: CandidateReplyText) =>
      storeChoices({ ...choices, texts: { ...choices.texts, [id]: text } }),
    /** Discards the edited text, so that the text of the template is used again. */
    restore: (id: number) => {
      const { [id]: _, ...texts } = choices.texts
      storeChoices({ ...choices, texts })
    },
  }
}

export type BatchReplyRowState = ReturnType<typeof createBatchReplyRow>

function createBatchReplyRow(
  addressee: ShownReplyRecipient,
  choices: BatchReplyChoices,
  templates: ReplyFormContext['templates'],
) {
  const { email, hasReply, id, status } = addressee
  const template =
    choices.template === null
      ? suggestReplyTemplate(status, templates)
      : (templates.find((one) => one.id === choices.template) ?? null)
  const editedText = choices.texts[id]
  const filled = template && fillReplyTemplate(addressee, template)
  const text = editedText ?? filled ?? EMPTY_CANDIDATE_REPLY
  const isGone = isAnonymisedEmail(email)
  return {
    ...{ addressee, isGone, template, text, held: findUnfilledPlaceholders(text) },
    isChanged: editedText !== undefined,
    // A candidate with a reply, sent or waiting, is not selected by default.
    isIncluded: !isGone && (choices.isIncluded[id] ?? !hasReply),
    isReady: !isGone && isReplyReadyToSend(text),
  }
}
