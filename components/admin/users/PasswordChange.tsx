'use client'

import { Button, useAuth, useDocumentInfo, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { userPageWords } from '@/src/content/admin/userView'
import { DialogField } from '../dialog/DialogField'
import { FormDialog } from '../dialog/FormDialog'
import { discardBody, request } from '../request/request'
import { formErrors } from './formErrors'

const DIALOG_SLUG = 'change-password'
const { password: words } = userPageWords
const EMPTY_PASSWORD_FORM = { currentPassword: '', password: '', again: '' }
type PasswordFormValues = typeof EMPTY_PASSWORD_FORM
type PasswordFormErrors = Partial<Record<keyof PasswordFormValues | 'form', string>>

const PASSWORD_FIELDS = [
  { name: 'currentPassword', label: words.current, autoComplete: 'current-password' },
  { name: 'password', label: words.next, autoComplete: 'new-password', help: words.help },
  { name: 'again', label: words.again, autoComplete: 'new-password' },
] as const

/** Password change in the user's own account. One request sends the current and the new password. */
export function PasswordChange() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const { closeModal, openModal } = useModal()
  const { isBusy, run } = useRequestAction()
  const [typed, setTyped] = useState<PasswordFormValues>(EMPTY_PASSWORD_FORM)
  const [errors, setErrors] = useState<PasswordFormErrors>({})
  if (!user || user.id !== id) return null

  const open = () => {
    setTyped(EMPTY_PASSWORD_FORM)
    setErrors({})
    openModal(DIALOG_SLUG)
  }
  const save = () => {
    const mistakes = findPasswordErrors(typed)
    setErrors(mistakes)
    if (Object.keys(mistakes).length > 0) return
    const { currentPassword, password } = typed
    const body = { currentPassword, password }
    void run({
      send: () => request(`/api/users/${id}`, { method: 'PATCH', body }, discardBody),
      done: words.changed,
      failed: words.failed,
      onFailed: (sentence, failure) => setErrors(formErrors(failure, sentence)),
      onDone: () => closeModal(DIALOG_SLUG),
    })
  }

  return (
    <div className="field-type">
      <Button buttonStyle="secondary" margin={false} onClick={open} size="large" type="button">
        {words.change}
      </Button>
      <FormDialog
        isSubmitting={isBusy}
        onSubmit={save}
        problem={errors.form}
        slug={DIALOG_SLUG}
        words={{
          title: words.title,
          cancel: userPageWords.cancel,
          submit: words.save,
          submitting: words.saving,
        }}
      >
        {PASSWORD_FIELDS.map(({ name, label, autoComplete, ...field }) => (
          <DialogField error={errors[name]} key={name} label={label} {...field}>
            {(control) => (
              <input
                {...control}
                autoComplete={autoComplete}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
                type="password"
                value={typed[name]}
              />
            )}
          </DialogField>
        ))}
      </FormDialog>
    </div>
  )
}

function findPasswordErrors(typed: PasswordFormValues): PasswordFormErrors {
  const missing = PASSWORD_FIELDS.filter(({ name }) => !typed[name]).map(({ name }) => [
    name,
    userPageWords.fieldMissing,
  ])
  if (missing.length > 0) return Object.fromEntries(missing)
  return typed.password === typed.again ? {} : { again: words.different }
}
