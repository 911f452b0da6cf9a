'use client'

import { Button, Link } from '@payloadcms/ui'
import { type FormEvent, useState } from 'react'
import { accountRequestError } from '@/components/admin/security/accountRequestError'
import { choosePasswordWords as words } from '@/src/content/admin/choosePassword'
import { discardBody, request } from '../request/request'
import styles from './ChoosePassword.module.css'
import { SignInField } from './SignInField'
import form from './SignInForm.module.css'
import { usePasswordLink, type ValidPasswordLink } from './usePasswordLink'

type Props = { admin: string; firm: string }

export function ChoosePassword({ admin, firm }: Props) {
  const { ask, link } = usePasswordLink()
  if (link.state === 'reading') return <p role="status">{words.reading}</p>
  if (link.state === 'open') return <PasswordForm {...link} admin={admin} firm={firm} />
  return (
    <div className={styles.page}>
      <h2>{words.notValidTitle}</h2>
      <p role="alert">{link.state === 'closed' ? words.notValid : words.failed}</p>
      {link.state === 'closed' ? (
        <Button el="anchor" margin={false} size="large" url={`${admin}/forgot`}>
          {words.forgotten}
        </Button>
      ) : (
        <Button margin={false} onClick={ask} size="large">
          {words.tryAgain}
        </Button>
      )}
    </div>
  )
}

function PasswordForm({
  admin,
  askedBy,
  email,
  firm,
  isInvitation,
  token,
}: Props & ValidPasswordLink) {
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const typed = new FormData(event.currentTarget)
    const password = String(typed.get('password') ?? '')
    if (!password) return setProblem(words.missing)
    if (password !== typed.get('again')) return setProblem(words.different)
    setSending(true)
    const sent = { method: 'POST', body: { token, password } } as const
    const reply = await request('/api/users/reset-password', sent, discardBody)
    // A full page load starts the admin for the signed-in user, and replaces the URL that contains the token.
    if (reply.ok) return window.location.replace(admin)
    setSending(false)
    setProblem(accountRequestError(reply))
  }

  return (
    <form className={styles.page} noValidate onSubmit={submit}>
      <h2>{isInvitation ? words.welcome(firm) : words.resetTitle}</h2>
      <p>
        {isInvitation && askedBy && <span>{`${words.invitedBy(askedBy)} `}</span>}
        <span>{isInvitation ? words.invited : words.reset}</span>
      </p>
      {problem && (
        <p className={form.problem} role="alert">
          {problem}
        </p>
      )}
      <SignInField
        autoComplete="username"
        label={words.account}
        name="email"
        readOnly
        type="email"
        value={email}
      />
      <SignInField
        autoComplete="new-password"
        label={words.password}
        name="password"
        type="password"
      />
      <div className={styles.rules}>
        <p>{words.rules}</p>
        <ul>
          {words.rule.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <SignInField autoComplete="new-password" label={words.again} name="again" type="password" />
      <Button disabled={isSending} margin={false} size="large" type="submit">
        {isSending ? words.saving : isInvitation ? words.open : words.save}
      </Button>
      <Link href={`${admin}/login`} prefetch={false}>
        {words.signIn}
      </Link>
    </form>
  )
}
