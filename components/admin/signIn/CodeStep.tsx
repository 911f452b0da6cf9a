'use client'

import { useState } from 'react'
import { signIn } from '@/src/content/admin/signIn'
import { SignInField } from './SignInField'
import styles from './SignInForm.module.css'

const { code: words } = signIn

/** The second step: what the telephone shows, or a code from paper. */
export function CodeStep({ onBack }: { onBack: () => void }) {
  const [isOnPaper, setOnPaper] = useState(false)
  const kind = isOnPaper ? 'recovery' : 'application'
  return (
    <div className="login__form__inputWrap">
      <h2 className={styles.step}>{words.title}</h2>
      <SignInField
        autoFocus
        autoComplete="one-time-code"
        help={words[kind].help}
        inputMode={isOnPaper ? 'text' : 'numeric'}
        key={kind}
        label={words[kind].label}
        maxLength={40}
        name="code"
        type="text"
      />
      <p className={styles.others}>
        <button onClick={() => setOnPaper(!isOnPaper)} type="button">
          {isOnPaper ? words.application.choose : words.recovery.choose}
        </button>
        <button onClick={onBack} type="button">
          {words.back}
        </button>
      </p>
    </div>
  )
}
