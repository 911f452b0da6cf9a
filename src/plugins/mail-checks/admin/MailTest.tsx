'use client'

import { Button, toast, useAuth, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { deliveryFailureSentences } from '@/src/content/admin/deliveryFailures'
import type { MailTestResult as Outcome } from '@/src/domain/mails/mailTest'
import { mailTestWords as words } from '@/src/plugins/mail-checks/words/admin/mailTest'
import styles from './MailTest.module.css'

type ShownMailTestOutcome = Outcome | { state: 'failed'; error: string }

/** Sends a mail through the saved settings, and shows what the mail server responded. */
export function MailTest() {
  const { user } = useAuth()
  const isModified = useFormModified()
  const { isBusy: isSending, run } = useRequestAction()
  const [shown, setShown] = useState<ShownMailTestOutcome | null>(null)

  const send = () => {
    setShown(null)
    void run({
      send: () => request<Outcome>('/api/reglages-email/test', { method: 'POST' }),
      failed: ({ message }) => message ?? words.failed,
      onFailed: (error) => setShown({ state: 'failed', error }),
      onDone: (outcome) => {
        setShown(outcome)
        if (outcome.state === 'sent') toast.success(words.sent)
      },
      refresh: 'never',
    })
  }

  return (
    <section className={styles.test}>
      <h2>{words.title}</h2>
      <p>{isModified ? words.saveFirst : words.explanation(user?.email ?? '')}</p>
      <Button
        buttonStyle="secondary"
        disabled={isModified || isSending}
        margin={false}
        onClick={send}
        size="medium"
      >
        {isSending ? words.sending : words.send}
      </Button>
      <div aria-live="polite">{shown ? <MailTestOutcomeMessage shown={shown} /> : null}</div>
    </section>
  )
}

function MailTestOutcomeMessage({ shown }: { shown: ShownMailTestOutcome }) {
  if (shown.state === 'failed') return <p className={styles.problem}>{shown.error}</p>
  if (shown.state === 'keptAsFile') return <p className={styles.problem}>{words.keptAsFile}</p>
  return (
    <>
      {shown.state === 'refused' ? (
        <p
          className={styles.problem}
        >{`${words.refused} ${deliveryFailureSentences[shown.kind]}`}</p>
      ) : null}
      {shown.answer ? (
        <p className={styles.answer}>
          {words.answer} <code>{shown.answer}</code>
        </p>
      ) : null}
    </>
  )
}
