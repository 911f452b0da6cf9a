'use client'

import { Button, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { DialogField } from '@/components/admin/dialog/DialogField'
import { FormDialog } from '@/components/admin/dialog/FormDialog'
import { HONEYPOT_FIELD } from '@/src/domain/submissions/submission'
import { accessRequestWords as words } from '@/src/plugins/account-tools/words/admin/accessRequest'
import styles from './AccessRequestForm.module.css'
import { sendAccessRequest } from './sendAccessRequest'

const DIALOG_SLUG = 'request-access'
const EMPTY_ACCESS_REQUEST_FORM = { name: '', email: '', [HONEYPOT_FIELD]: '' }

const ACCESS_REQUEST_FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const

/**
 * Sends an access request to the Super Administrators. It grants no rights, and its response does not reveal
 * whether the e-mail address has an account.
 */
export function AccessRequestForm() {
  const { closeModal, openModal } = useModal()
  const [typed, setTyped] = useState(EMPTY_ACCESS_REQUEST_FORM)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [progress, setProgress] = useState<'asked' | 'sending' | 'sent'>('asked')

  const send = async () => {
    setProgress('sending')
    const mistakes = await sendAccessRequest(typed)
    setErrors(mistakes ?? {})
    setProgress(mistakes ? 'asked' : 'sent')
    if (!mistakes) closeModal(DIALOG_SLUG)
  }

  return (
    <div className={styles.request}>
      {progress === 'sent' ? (
        <p role="status">{words.sent}</p>
      ) : (
        <Button
          buttonStyle="secondary"
          margin={false}
          onClick={() => openModal(DIALOG_SLUG)}
          type="button"
        >
          {words.open}
        </Button>
      )}
      <FormDialog
        isSubmitting={progress === 'sending'}
        onSubmit={() => void send()}
        problem={errors.form}
        slug={DIALOG_SLUG}
        words={{ ...words, submit: words.send, submitting: words.sending }}
      >
        <p>{words.introduction}</p>
        {ACCESS_REQUEST_FIELDS.map(({ name, type, autoComplete }) => (
          <DialogField error={errors[name]} key={name} label={words[name]}>
            {(control) => (
              <input
                {...control}
                autoComplete={autoComplete}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                required
                type={type}
                value={typed[name]}
              />
            )}
          </DialogField>
        ))}
        <input
          aria-hidden
          autoComplete="off"
          className={styles.trap}
          name={HONEYPOT_FIELD}
          onChange={({ target }) => setTyped({ ...typed, [HONEYPOT_FIELD]: target.value })}
          tabIndex={-1}
          value={typed[HONEYPOT_FIELD]}
        />
      </FormDialog>
    </div>
  )
}
