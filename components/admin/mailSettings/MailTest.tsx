'use client'

import { Button, toast, useAuth, useConfig, useFormModified } from '@payloadcms/ui'
import { useState } from 'react'
import { mailTestWords as words } from '@/src/content/admin/mailTest'
import { failureSentences } from '@/src/content/admin/undelivered'
import type { MailTest as Outcome } from '@/src/domain/mails/mailTest'
import styles from './MailSettings.module.css'

type Shown = Outcome | { state: 'failed'; error: string }

/** Tries the settings that are saved, and tells the mail server's own answer. */
export function MailTest() {
  const { config } = useConfig()
  const { user } = useAuth()
  const isModified = useFormModified()
  const [isSending, setIsSending] = useState(false)
  const [shown, setShown] = useState<Shown | null>(null)

  const send = async () => {
    setIsSending(true)
    setShown(null)
    const outcome = await askForMail(`${config.serverURL}${config.routes.api}/reglages-email/test`)
    setIsSending(false)
    setShown(outcome)
    if (outcome.state === 'sent') toast.success(words.sent)
  }

  return (
    <section className={styles.test}>
      <h2>{words.title}</h2>
      <p>{isModified ? words.saveFirst : words.explanation(user?.email ?? '')}</p>
      <Button
        buttonStyle="secondary"
        disabled={isModified || isSending}
        margin={false}
        onClick={() => void send()}
        size="medium"
      >
        {isSending ? words.sending : words.send}
      </Button>
      <div aria-live="polite">{shown ? <Answer shown={shown} /> : null}</div>
    </section>
  )
}

function Answer({ shown }: { shown: Shown }) {
  if (shown.state === 'failed') return <p className={styles.problem}>{shown.error}</p>
  if (shown.state === 'keptAsFile') return <p className={styles.problem}>{words.keptAsFile}</p>
  return (
    <>
      {shown.state === 'refused' ? (
        <p className={styles.problem}>{`${words.refused} ${failureSentences[shown.kind]}`}</p>
      ) : null}
      {shown.answer ? (
        <p className={styles.answer}>
          {words.answer} <code>{shown.answer}</code>
        </p>
      ) : null}
    </>
  )
}

async function askForMail(address: string): Promise<Shown> {
  const answer = await fetch(address, { method: 'POST', credentials: 'include' }).catch(() => null)
  if (answer?.ok) return answer.json()
  const { error = words.failed } = (await answer?.json().catch(() => null)) ?? {}
  return { state: 'failed', error }
}
