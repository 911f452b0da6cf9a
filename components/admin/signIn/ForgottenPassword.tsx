'use client'

import { Button, Link } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { accountRequestError } from '@/components/admin/security/accountRequestError'
import { forgottenPasswordWords as words } from '@/src/content/admin/forgottenPassword'
import { discardBody, request } from '../request/request'
import styles from './ChoosePassword.module.css'
import { SignInField } from './SignInField'
import form from './SignInForm.module.css'

type Props = {
  admin: string
  /** Whether the link is sent by e-mail, or stored in a file on the server because no e-mail can be sent. */
  outcome: 'mailed' | 'stored'
}

/** Requests a link to set a new password. The message does not reveal whether the e-mail address has an account. */
export function ForgottenPassword({ admin, outcome }: Props) {
  const [progress, setProgress] = useState<'asked' | 'sending' | 'done'>('asked')
  const [problem, setProblem] = useState('')

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (progress === 'sending') return
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    setProgress('sending')
    const sent = { method: 'POST', body: { email } } as const
    const reply = await request('/api/users/forgot-password', sent, discardBody)
    setProblem(reply.ok ? '' : accountRequestError(reply))
    setProgress(reply.ok ? 'done' : 'asked')
  }

  return (
    <form
      action="/api/users/forgot-password"
      className={styles.page}
      method="POST"
      noValidate
      onSubmit={send}
    >
      <h2>{words.title}</h2>
      {progress === 'done' ? (
        // The pressed button is unmounted, so the message gets the focus.
        <p ref={(message) => message?.focus()} tabIndex={-1}>
          {words[outcome].done}
        </p>
      ) : (
        <>
          <p>{words[outcome].introduction}</p>
          {problem && (
            <p className={form.problem} role="alert">
              {problem}
            </p>
          )}
          <SignInField autoComplete="username" label={words.email} name="email" type="email" />
          <Button disabled={progress === 'sending'} margin={false} size="large" type="submit">
            {progress === 'sending' ? words.sending : words[outcome].send}
          </Button>
        </>
      )}
      <Link href={`${admin}/login`} prefetch={false}>
        {words.back}
      </Link>
    </form>
  )
}
