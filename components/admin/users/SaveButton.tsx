'use client'

import { toast, useDocumentInfo, useForm, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { userWords } from '@/src/content/admin/userView'
import { accountOpening } from '@/src/domain/accounts/accountOpening'
import { FormDialog } from '../dialog/FormDialog'
import { SubmitButton } from '../document/SubmitButton'
import { useSaveWithToast } from '../document/useSaveWithToast'
import { clearNotices, refuseInstead } from '../notice/notices'
import { request } from '../request/request'
import { useAction } from '../request/useAction'
import { useProof } from './useProof'

const REQUIRED_FIELDS = ['name', 'email']
const DIALOG_SLUG = 'own-proof'
const { proof: words } = userWords

/** Payload's save button with the messages for accounts; errors are shown at their fields. */
export function SaveButton() {
  const { dispatchFields, getDataByPath, setModified, setSubmitted } = useForm()
  const saveWithToast = useSaveWithToast({
    saved: userWords.updated,
    failed: userWords.updateFailed,
  })
  const { id, savedDocumentData: saved } = useDocumentInfo()
  const { closeModal, openModal } = useModal()
  const { isBusy, run } = useAction()
  const proof = useProof()
  const [problem, setProblem] = useState<string>()

  // A new e-mail address or a higher role is saved first, with the user's password; then the form is saved as usual.
  const accountChanges = () =>
    accountOpening(saved, { email: getDataByPath('email'), role: getDataByPath('role') })

  const isMissing = () => REQUIRED_FIELDS.some((name) => !String(getDataByPath(name) ?? '').trim())

  const save = async () => {
    if (isMissing() || !accountChanges()) return send()
    proof.begin()
    setProblem(undefined)
    openModal(DIALOG_SLUG)
  }

  const prove = () => {
    const body = { ...accountChanges(), updatedAt: getDataByPath('updatedAt'), ...proof.values }
    void run({
      send: () =>
        request<{ doc: { updatedAt: string } }>(`/api/users/${id}`, { method: 'PATCH', body }),
      failed: ({ message }) => message ?? userWords.updateFailed,
      onFailed: (sentence, failure) => {
        // The error of `updatedAt` is meant for NewerSave, which handles only saves of Payload's form.
        const { updatedAt: _, ...fields } = failure.fields
        if (proof.refuse(failure.fields)) return setProblem(undefined)
        if (Object.keys(fields).length > 0) return refuseFields(fields)
        setProblem(sentence)
      },
      onDone: ({ doc }) => {
        closeModal(DIALOG_SLUG)
        void send({ updatedAt: doc.updatedAt })
      },
    })
  }

  // Sets the same form state as Payload does after the server has refused fields.
  const refuseFields = (sentences: Record<string, string>) => {
    closeModal(DIALOG_SLUG)
    const errors = Object.entries(sentences).map(([path, message]) => ({ path, message }))
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
    setSubmitted(true)
    setModified(false)
    clearNotices()
    toast.error(errors.map(({ message }) => message).join(' '))
  }

  const send = async (overrides?: { updatedAt?: string }) => {
    const isSaved = await saveWithToast(overrides)
    if (!isSaved && isMissing()) refuseInstead(userWords.fieldsMissing, { withReason: false })
  }

  return (
    <>
      <SubmitButton save={save} />
      <FormDialog
        isSubmitting={isBusy}
        onSubmit={prove}
        problem={problem}
        slug={DIALOG_SLUG}
        words={{ ...words, cancel: userWords.cancel }}
      >
        <p>{words.why}</p>
        {proof.fields}
      </FormDialog>
    </>
  )
}
