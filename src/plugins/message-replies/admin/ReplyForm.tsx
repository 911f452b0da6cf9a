'use client'

import { Button } from '@payloadcms/ui'
import { useId } from 'react'
import styles from '@/components/admin/document/LetterForm.module.css'
import longText from '@/components/admin/document/LongText.module.css'
import { MAX_REPLY_CHARACTERS } from '@/src/plugins/message-replies/rules/messageReply'
import { replyWords as words } from '@/src/plugins/message-replies/words/admin'
import { useReplyForm } from './useReplyForm'

type Props = {
  id: number
  /** Hint for a message that was sent from the site in another language; null for French. */
  languageHint: string | null
  sender: { name: string; email: string }
  /** Whether a mail server sends the reply; otherwise the reply is saved as a draft. */
  isSent: boolean
  /** Link that opens the reply in the mail program of the user. */
  mailAddress: string
}

/** Reply form. The typed text survives a reload of the page until the server has stored it. */
export function ReplyForm({ id, isSent, languageHint, mailAddress, sender }: Props) {
  const inputId = useId()
  const { field, isSending, problem, send, text, write } = useReplyForm(id)
  const label = isSent
    ? { idle: words.send, busy: words.sending }
    : { idle: words.keep, busy: words.keeping }
  return (
    <div className={styles.form}>
      <label htmlFor={inputId}>{words.write(sender.name)}</label>
      <textarea
        className={longText.field}
        aria-describedby={`${inputId}-hint`}
        id={inputId}
        maxLength={MAX_REPLY_CHARACTERS}
        onChange={({ target }) => write(target.value)}
        placeholder={words.placeholder}
        ref={field}
        rows={8}
        value={text}
      />
      <p className={styles.hint} id={`${inputId}-hint`}>
        <span>{isSent ? words.hint(sender.email) : words.keptHint}</span>{' '}
        <span>{languageHint}</span>
      </p>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <div className={styles.actions}>
        <Button disabled={isSending || text.trim() === ''} margin={false} onClick={send}>
          {isSending ? label.busy : label.idle}
        </Button>
        <a href={mailAddress}>{words.byMail}</a>
      </div>
    </div>
  )
}
