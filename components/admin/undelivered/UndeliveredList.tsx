'use client'

import { Button, toast } from '@payloadcms/ui'
import { useState } from 'react'
import { undeliveredWords as words } from '@/src/content/admin/undelivered'
import { canBeResent } from '@/src/domain/mails/undelivered'
import styles from './Undelivered.module.css'
import { UndeliveredEntry } from './UndeliveredEntry'
import { useUndelivered } from './useUndelivered'

export function UndeliveredList() {
  const { loaded, load, resend } = useUndelivered()
  const [isResending, setIsResending] = useState(false)

  const askAgain = async (ids: number[]) => {
    setIsResending(true)
    const resent = await resend(ids)
    setIsResending(false)
    if (resent === null) toast.error(words.resendFailed)
    else toast.success(resent > 0 ? words.resent(resent) : words.nothingToResend)
  }

  if (loaded.state === 'loading') return <p role="status">{words.loading}</p>
  if (loaded.state === 'failed') {
    return (
      <div role="alert">
        <p>{words.loadFailed}</p>
        <Button buttonStyle="secondary" onClick={() => void load()} size="medium">
          {words.retryLoading}
        </Button>
      </div>
    )
  }
  const { dispatches } = loaded
  const resendable = dispatches.filter(canBeResent)
  if (dispatches.length === 0) return <p className={styles.none}>{words.none}</p>
  return (
    <>
      {resendable.length > 1 ? (
        <Button
          disabled={isResending}
          onClick={() => void askAgain(resendable.map(({ id }) => id))}
          size="medium"
        >
          {isResending ? words.resending : words.resendAll}
        </Button>
      ) : null}
      <ul className={styles.list}>
        {dispatches.map((dispatch) => (
          <UndeliveredEntry
            dispatch={dispatch}
            isResending={isResending}
            key={dispatch.id}
            resend={() => void askAgain([dispatch.id])}
          />
        ))}
      </ul>
    </>
  )
}
