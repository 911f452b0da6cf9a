'use client'

import { Button, Link, useTranslation } from '@payloadcms/ui'
import { type FormEvent, useId, useState } from 'react'
import { signInWords } from '@/src/content/admin/signInWords'
import { signInScreens } from '@/src/plugins/signInScreens'
import { SignInField } from './SignInField'
import styles from './SignInForm.module.css'
import { useSignIn } from './useSignIn'

/** E-mail address and password, then the step of a plugin if the account has one. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { t } = useTranslation()
  const [screen] = signInScreens
  const { credentials, isSending, problem, startAgain, submit } = useSignIn(onSignedIn)

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // React bubbles the submit event to the document form if this form is in a dialog on a document page.
    event.stopPropagation()
    if (!isSending) submit(new FormData(event.currentTarget))
  }

  return (
    <form
      action="/api/users/login"
      className="login__form"
      method="POST"
      noValidate
      onSubmit={send}
    >
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {credentials && screen ? <screen.Step onBack={startAgain} /> : <PasswordStep />}
      {!credentials && (
        <Link href="/admin/forgot" prefetch={false}>
          {t('authentication:forgotPasswordQuestion')}
        </Link>
      )}
      <div className="form-submit">
        <Button disabled={isSending} size="large" type="submit">
          {isSending ? signInWords.sending : t('authentication:login')}
        </Button>
      </div>
    </form>
  )
}

function PasswordStep() {
  const { t } = useTranslation()
  const id = useId()
  const [isShown, show] = useState(false)
  return (
    <div className="login__form__inputWrap">
      <SignInField autoComplete="username" label={t('general:email')} name="email" type="email" />
      <SignInField
        autoComplete="current-password"
        label={t('general:password')}
        name="password"
        type={isShown ? 'text' : 'password'}
      />
      <p className={styles.choice}>
        <input
          checked={isShown}
          id={id}
          onChange={({ target }) => show(target.checked)}
          type="checkbox"
        />
        <label htmlFor={id}>{signInWords.showPassword}</label>
      </p>
    </div>
  )
}
