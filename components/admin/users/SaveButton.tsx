'use client'

import { toast, useDocumentInfo, useForm, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { userWords } from '@/src/content/admin/userView'
import { accountOpening } from '@/src/domain/accounts/accountOpening'
import { FormDialog } from '../dialog/FormDialog'
import { SubmitButton } from '../document/SubmitButton'
import { useToldSave } from '../document/useToldSave'
import { clearNotices, refuseInstead } from '../notice/notices'
import { useAccountRequest } from './useAccountRequest'
import { useProof } from './useProof'

const REQUIRED = ['name', 'email']
const SLUG = 'own-proof'
const { proof: words } = userWords

/** Payload's save button, in the words of the accounts; what is wrong stands at the fields. */
export function SaveButton() {
  const { dispatchFields, getDataByPath, setModified, setSubmitted } = useForm()
  const toldSave = useToldSave({ saved: userWords.updated, failed: userWords.updateFailed })
  const { id, savedDocumentData: saved } = useDocumentInfo()
  const { closeModal, openModal } = useModal()
  const request = useAccountRequest()
  const proof = useProof()
  const [problem, setProblem] = useState<string>()
  const [isSubmitting, setIsSubmitting] = useState(false)

  // What opens an account, or opens more to it, goes first and with the proof; the rest follows as usual.
  const opening = () =>
    accountOpening(saved, { email: getDataByPath('email'), role: getDataByPath('role') })

  const isMissing = () => REQUIRED.some((name) => !String(getDataByPath(name) ?? '').trim())

  const save = async () => {
    if (isMissing() || !opening()) return send()
    proof.begin()
    setProblem(undefined)
    openModal(SLUG)
  }

  const prove = async () => {
    setIsSubmitting(true)
    const updatedAt = getDataByPath('updatedAt')
    const answer = await request('PATCH', `/${id}`, { ...opening(), updatedAt, ...proof.values })
    setIsSubmitting(false)
    if (!answer.ok) {
      // What is said of the date is said to a form that Payload saves.
      const { updatedAt: _, ...errors } = answer.errors
      if (proof.refuse(answer.errors)) return setProblem(undefined)
      if (Object.keys(errors).length > 0) return refuseFields(errors)
      return setProblem(answer.message ?? userWords.updateFailed)
    }
    closeModal(SLUG)
    await send({ updatedAt: answer.updatedAt })
  }

  // As Payload leaves a form whose fields the server has refused.
  const refuseFields = (said: Record<string, string>) => {
    closeModal(SLUG)
    const errors = Object.entries(said).map(([path, message]) => ({ path, message }))
    dispatchFields({ type: 'ADD_SERVER_ERRORS', errors })
    setSubmitted(true)
    setModified(false)
    clearNotices()
    toast.error(errors.map(({ message }) => message).join(' '))
  }

  const send = async (overrides?: { updatedAt?: string }) => {
    const isSaved = await toldSave(overrides)
    if (!isSaved && isMissing()) refuseInstead(userWords.fieldsMissing, { withReason: false })
  }

  return (
    <>
      <SubmitButton save={save} />
      <FormDialog
        isSubmitting={isSubmitting}
        onSubmit={() => void prove()}
        problem={problem}
        slug={SLUG}
        words={{ ...words, cancel: userWords.cancel }}
      >
        <p>{words.why}</p>
        {proof.fields}
      </FormDialog>
    </>
  )
}
