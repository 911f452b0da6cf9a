'use client'

import { toast, useDocumentInfo, useForm, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { FormDialog } from '@/components/admin/dialog/FormDialog'
import { SubmitButton } from '@/components/admin/document/SubmitButton'
import { useSaveWithToast } from '@/components/admin/document/useSaveWithToast'
import { dismissToastsWithoutAction, replaceWithErrorToast } from '@/components/admin/notice/toasts'
import { request } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { userPageWords } from '@/src/content/admin/userView'
import { findRightsIncrease } from '@/src/domain/accounts/rightsIncrease'
import { useIdentityProof } from './useIdentityProof'

const REQUIRED_FIELDS = ['name', 'email']
const PROOF_DIALOG_SLUG = 'own-proof'
const { proof: words } = userPageWords

/** Payload's save button with the messages for accounts; errors are shown at their fields. */
export function AccountSaveButton() {
  const { dispatchFields, getDataByPath, setModified, setSubmitted } = useForm()
  const saveWithToast = useSaveWithToast({
    saved: userPageWords.updated,
    failed: userPageWords.updateFailed,
  })
  const { id, savedDocumentData: saved } = useDocumentInfo()
  const { closeModal, openModal } = useModal()
  const { isBusy, run } = useRequestAction()
  const proof = useIdentityProof()
  const [problem, setProblem] = useState<string>()

  // The changes that are saved first, with the user's password; then the form is saved as usual.
  const accountChanges = () =>
    findRightsIncrease(saved, { email: getDataByPath('email'), role: getDataByPath('role') })

  const isMissing = () => REQUIRED_FIELDS.some((name) => !String(getDataByPath(name) ?? '').trim())

  const save = async () => {
    if (isMissing() || !accountChanges()) return send()
    proof.begin()
    setProblem(undefined)
    openModal(PROOF_DIALOG_SLUG)
  }

  const prove = () => {
    const body = { ...accountChanges(), updatedAt: getDataByPath('updatedAt'), ...proof.values }
    void run({
      send: () =>
        request<{ doc: { updatedAt: string } }>(`/api/users/${id}`, { method: 'PATCH', body }),
      failed: ({ message }) => message ?? userPageWords.updateFailed,
      onFailed: (sentence, failure) => {
        // The error of `updatedAt` is meant for NewerSave, which handles only saves of Payload's form.
        const { updatedAt: _, ...fields } = failure.fields
        if (proof.refuse(failure.fields)) return setProblem(undefined)
        if (Object.keys(fields).length > 0) return refuseFields(fields)
        setProblem(sentence)
      },
      onDone: ({ doc }) => {
        closeModal(PROOF_DIALOG_SLUG)
        void send({ updatedAt: doc.updatedAt })
      },
    })
  }

  // Sets the same form state as Payload does after the server has refused fields.
  const refuseFields = (sentences: Record<string, string>) => {
    closeModal(PROOF_DIALOG_SLUG)
    const errors = Object.entries(sentences).map(([path, message]) => ({ path, message }))
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
    setSubmitted(true)
    setModified(false)
    dismissToastsWithoutAction()
    toast.error(errors.map(({ message }) => message).join(' '))
  }

  const send = async (overrides?: { updatedAt?: string }) => {
    const isSaved = await saveWithToast(overrides)
    if (!isSaved && isMissing())
      replaceWithErrorToast(userPageWords.fieldsMissing, { withReason: false })
  }

  return (
    <>
      <SubmitButton save={save} />
      <FormDialog
        isSubmitting={isBusy}
        onSubmit={prove}
        problem={problem}
        slug={PROOF_DIALOG_SLUG}
        words={{ ...words, cancel: userPageWords.cancel }}
      >
        <p>{words.why}</p>
        {proof.fields}
      </FormDialog>
    </>
  )
}
