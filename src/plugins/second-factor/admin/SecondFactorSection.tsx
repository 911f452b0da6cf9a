'use client'

import { toast } from '@payloadcms/ui'
import { useId } from 'react'
import { accountRequestError } from '@/components/admin/security/accountRequestError'
import styles from '@/components/admin/security/security.module.css'
import { useAccountRequest } from '@/components/admin/security/useAccountRequest'
import { secondFactorWords as words } from '@/src/plugins/second-factor/words/admin/secondFactor'
import { SecondFactorSetUpDialog } from './SecondFactorSetUpDialog'

type SecondFactorStateResponse = { isOn: boolean; isRequired: boolean; codesLeft: number }

export function SecondFactorSection() {
  const headingId = useId()
  const { reply, reload } = useAccountRequest<SecondFactorStateResponse>('/double-authentification')
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>{words.title}</h2>
      <p>{words.introduction}</p>
      {reply === null && <p role="status">{words.loading}</p>}
      {reply?.ok === false && <p role="alert">{accountRequestError(reply)}</p>}
      {reply?.ok && <SecondFactorStatus {...reply.body} onChanged={reload} />}
    </section>
  )
}

function SecondFactorStatus({
  isOn,
  isRequired,
  codesLeft,
  onChanged,
}: SecondFactorStateResponse & { onChanged: () => void }) {
  const changed = (sentence?: string) => () => {
    if (sentence) toast.success(sentence)
    onChanged()
  }
  return (
    <>
      <p>
        <strong className={isOn ? styles.on : styles.off}>{isOn ? words.on : words.off}</strong>
        {isOn && <span>{` – ${words.codesLeft(codesLeft)}`}</span>}{' '}
        {isRequired && <span>{words.required}</span>}
      </p>
      <div className={styles.buttons}>
        <SecondFactorSetUpDialog
          label={isOn ? words.replace : words.turnOn}
          onDone={changed(words.turnedOn)}
          purpose="authenticatorApp"
        />
        {isOn && (
          <SecondFactorSetUpDialog label={words.drawCodes} onDone={changed()} purpose="codes" />
        )}
        {isOn && !isRequired && (
          <SecondFactorSetUpDialog
            label={words.turnOff}
            onDone={changed(words.turnedOff)}
            purpose="turnOff"
          />
        )}
      </div>
    </>
  )
}
