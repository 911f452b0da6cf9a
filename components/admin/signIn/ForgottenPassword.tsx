'use client'

import { Button, Link } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { forgottenPasswordWords as words } from '@/src/content/admin/forgottenPassword'
import { readStatus, request } from '../request/request'
import { accountProblem } from '../security/accountProblem'
import styles from './ChoosePassword.module.css'
import { SignInField } from './SignInField'
import form from './SignInForm.module.css'

type Props = {
  admin: string
  /** Where a link goes from here: to a mailbox, or into a file on the server. */
  outcome: 'mailed' | 'kept'
}

/** Asks for a link to another password; what is said is the same for every address, known or not. */
export function ForgottenPassword({ admin, outcome }: Props) {
  const [progress, setProgress] = useState<'asked' | 'sending' | 'done'>('asked')
  const [problem, setProblem] = useState('')

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (progress === 'sending') return
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    setProgress('sending')
    const sent = { method: 'POST', body: { email } } as const
    const reply = await request('/api/users/forgot-password', sent, readStatus)
    setProblem(reply.ok ? '' : accountProblem(reply))
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
        // The keyboard goes on from here: what was pressed is gone.
        <p ref={(said) => said?.focus()} tabIndex={-1}>
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
