'use client'

import { useState } from 'react'
import { SignInField } from '@/components/admin/signIn/SignInField'
import styles from '@/components/admin/signIn/SignInForm.module.css'
import { codeStepWords as words } from '@/src/plugins/second-factor/words/admin/secondFactor'

/** Second step of the sign-in: a code of the authenticator app, or a recovery code. */
export function SecondFactorCodeStep({ onBack }: { onBack: () => void }) {
  const [isRecoveryCode, setRecoveryCode] = useState(false)
  const kind = isRecoveryCode ? 'recovery' : 'authenticatorApp'
  return (
    <div className="login__form__inputWrap">
      <h2 className={styles.step}>{words.title}</h2>
      <SignInField
        autoFocus
        autoComplete="one-time-code"
        help={words[kind].help}
        inputMode={isRecoveryCode ? 'text' : 'numeric'}
        key={kind}
        label={words[kind].label}
        maxLength={40}
        name="code"
        type="text"
      />
      <p className={styles.others}>
        <button onClick={() => setRecoveryCode(!isRecoveryCode)} type="button">
          {isRecoveryCode ? words.authenticatorApp.choose : words.recovery.choose}
        </button>
        <button onClick={onBack} type="button">
          {words.back}
        </button>
      </p>
    </div>
  )
}
