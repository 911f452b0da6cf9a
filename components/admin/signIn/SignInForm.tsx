'use client'

import { Form, FormSubmit, Link, useAuth, useTranslation } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { signIn } from '@/src/content/admin/signIn'
import { SignInField } from './SignInField'
import styles from './SignInForm.module.css'

const EMPTY = { email: { value: '' }, password: { value: '' } }

/** E-mail and password, which can be shown. */
export function SignInForm({ redirectTo }: { redirectTo: string }) {
  const { fetchFullUser } = useAuth()
  const { t } = useTranslation()
  const id = useId()
  const [isShown, show] = useState(false)
  return (
    <Form
      action="/api/users/login"
      className="login__form"
      disableSuccessStatus
      initialState={EMPTY}
      method="POST"
      onSuccess={() => void fetchFullUser()}
      redirect={redirectTo}
      waitForAutocomplete
    >
      <div className="login__form__inputWrap">
        <SignInField autoComplete="username" label={t('general:email')} path="email" type="email" />
        <SignInField
          autoComplete="current-password"
          label={t('general:password')}
          path="password"
          type={isShown ? 'text' : 'password'}
        />
        <p className={styles.choice}>
          <input
            checked={isShown}
            id={id}
            onChange={({ target }) => show(target.checked)}
            type="checkbox"
          />
          <label htmlFor={id}>{signIn.showPassword}</label>
        </p>
      </div>
      <Link href="/admin/forgot" prefetch={false}>
        {t('authentication:forgotPasswordQuestion')}
      </Link>
      <FormSubmit size="large">{t('authentication:login')}</FormSubmit>
    </Form>
  )
}
