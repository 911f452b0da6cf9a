'use client'

import { toast, useDocumentInfo, useForm, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { userWords } from '@/src/content/admin/userView'
import { accountOpening } from '@/src/domain/accounts/accountOpening'
import { FormDialog } from '../dialog/FormDialog'
import { SubmitButton } from '../document/SubmitButton'
import { useAccountRequest } from './useAccountRequest'
import { useProof } from './useProof'

const FAILED_FROM = 500
const REQUIRED = ['name', 'email']
const SLUG = 'own-proof'
const { proof: words } = userWords

/** Payload's save button, in the words of the accounts; what is wrong stands at the fields. */
export function SaveButton() {
  const { getDataByPath, submit, validateForm } = useForm()
  const { id, savedDocumentData: saved } = useDocumentInfo()
  const { closeModal, openModal } = useModal()
  const request = useAccountRequest()
  const proof = useProof()
  const [problem, setProblem] = useState<string>()
  const [isSubmitting, setIsSubmitting] = useState(false)

  // What opens an account, or opens more to it, goes first and with the proof; the rest follows as usual.
  const opening = () =>
    accountOpening(saved, { email: getDataByPath('email'), role: getDataByPath('role') })

  const save = async () => {
    const isComplete = REQUIRED.every((name) => String(getDataByPath(name) ?? '').trim())
    if (!isComplete || !opening()) return send()
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
      const [said] = Object.values(errors)
      const isOfProof = proof.refuse(answer.errors)
      return setProblem(isOfProof ? undefined : (said ?? answer.message ?? userWords.updateFailed))
    }
    closeModal(SLUG)
    await send({ updatedAt: answer.updatedAt })
  }

  const send = async (overrides?: { updatedAt?: string }) => {
    const outcome = await submit({ disableSuccessStatus: true, overrides })
    if (outcome?.res.ok) return toast.success(userWords.updated)
    const isMissing = REQUIRED.some((name) => !String(getDataByPath(name) ?? '').trim())
    if (isMissing) return toast.error(userWords.fieldsMissing)
    // Without an answer, and nothing wrong in the fields, nobody was reached.
    const isUnheard = outcome ? outcome.res.status >= FAILED_FROM : await validateForm()
    if (isUnheard) toast.error(userWords.updateFailed)
  }

  return (
    <>
      <SubmitButton save={async () => void (await save())} />
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
