'use client'

import { Button } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import form from '@/components/admin/document/LetterForm.module.css'
import { languageNameIn } from '@/src/content/languageNames'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import { candidateReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'
import { CandidateReplyFields } from './CandidateReplyFields'
import { findUnfilledPlaceholders } from './candidateReplyDraft'
import type { ShownReplyRecipient } from './readReplyFormContext'
import type { useCandidateReplyForm } from './useCandidateReplyForm'

type Props = {
  addressee: ShownReplyRecipient
  answer: ReturnType<typeof useCandidateReplyForm>
  /** What the site adds to the mail. */
  hint?: string
  /** Options below the text. */
  children?: ReactNode
}

/** The text of a reply or proposal, what prevents its sending, and the buttons. */
export function ReplyFormEnd({ addressee, answer, children, hint }: Props) {
  const { text } = answer
  const openPlaceholders = findUnfilledPlaceholders(text)
  const language = languageNameIn(SOURCE_LANGUAGE, addressee.language)
  return (
    <>
      {answer.isUntranslated && <p className={form.problem}>{words.noText(language)}</p>}
      <CandidateReplyFields language={addressee.language} text={text} write={answer.write} />
      <p className={form.hint}>{words.to(addressee.name, addressee.email, language)}</p>
      {hint && <p className={form.hint}>{hint}</p>}
      {children !== undefined && <div>{children}</div>}
      {openPlaceholders.length > 0 && (
        <p className={form.problem} role="status">
          {words.held(openPlaceholders)}
        </p>
      )}
      {answer.problem && (
        <p className={form.problem} role="alert">
          {answer.problem}
        </p>
      )}
      <div className={form.actions}>
        <Button disabled={answer.isSending || !answer.isReady} margin={false} onClick={answer.send}>
          {answer.isSending ? words.sending : words.send}
        </Button>
        <Button buttonStyle="transparent" margin={false} onClick={answer.close}>
          {words.close}
        </Button>
      </div>
    </>
  )
}
