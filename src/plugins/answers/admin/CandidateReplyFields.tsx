'use client'

import { useId } from 'react'
import longText from '@/components/admin/document/LongText.module.css'
import {
  langAttribute,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import {
  MAX_REPLY_BODY_CHARACTERS,
  MAX_REPLY_SUBJECT_CHARACTERS,
} from '@/src/plugins/answers/rules/candidateReply'
import type { CandidateReplyText } from '@/src/plugins/answers/rules/replyTemplate'
import { candidateReplyWords as words } from '@/src/plugins/answers/words/admin/candidateReplies'

type Props = {
  language: SiteLanguage
  text: CandidateReplyText
  write: (part: Partial<CandidateReplyText>) => void
}

/** Editable subject and body of a candidate reply, with the placeholders already filled in. */
export function CandidateReplyFields({ language, text, write }: Props) {
  const id = useId()
  const lang = langAttribute(SOURCE_LANGUAGE, language)
  return (
    <>
      <label htmlFor={`${id}-subject`}>{words.subject}</label>
      <input
        className={longText.field}
        id={`${id}-subject`}
        lang={lang}
        maxLength={MAX_REPLY_SUBJECT_CHARACTERS}
        onChange={({ target }) => write({ subject: target.value })}
        // Enter would submit the form of the surrounding page.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        value={text.subject}
      />
      <label htmlFor={`${id}-body`}>{words.body}</label>
      <textarea
        className={longText.field}
        id={`${id}-body`}
        lang={lang}
        maxLength={MAX_REPLY_BODY_CHARACTERS}
        onChange={({ target }) => write({ body: target.value })}
        rows={14}
        value={text.body}
      />
    </>
  )
}
