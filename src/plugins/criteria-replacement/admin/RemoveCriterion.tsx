'use client'

import { PopupList, useConfig, useDocumentInfo, useForm, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { DialogField } from '@/components/admin/dialog/DialogField'
import { FormDialog } from '@/components/admin/dialog/FormDialog'
import menu from '@/components/admin/document/DocumentMenuItems.module.css'
import { useRouter } from '@/components/admin/frame/routing'
import type { Failure } from '@/components/admin/request/request'
import { useRequestAction } from '@/components/admin/request/useRequestAction'
import { replacementText as words } from '../words/admin/replacement'
import {
  findReplacementCriteria,
  type ReplacementCriterion,
  removeCriterion,
} from './criterionRequests'

const DIALOG_SLUG = 'remove-criterion'
const HTTP_CONFLICT = 409

type CriterionRemovalState = { problem?: string; replacements?: ReplacementCriterion[] }

/** Menu entry that removes a criterion. If offers use it, the dialog asks for the criterion that replaces it. */
export function RemoveCriterion() {
  const { config } = useConfig()
  const { data, hasDeletePermission, id } = useDocumentInfo()
  const { setModified } = useForm()
  const { openModal, closeModal } = useModal()
  const router = useRouter()
  const [removal, setRemoval] = useState<CriterionRemovalState>({})
  const [chosen, choose] = useState('')
  const { isBusy, run } = useRequestAction()
  if (id === undefined || !hasDeletePermission) return null
  const { problem, replacements } = removal

  const refuse = async (sentence: string, { status }: Failure) => {
    const isUsed = status === HTTP_CONFLICT || replacements !== undefined
    setRemoval({
      problem: sentence,
      replacements: isUsed ? await findReplacementCriteria(id, String(data?.kind)) : undefined,
    })
  }
  const submit = () =>
    void run({
      send: () => removeCriterion(id, chosen),
      done: words.removed,
      failed: ({ message }) => message ?? words.failed,
      onFailed: (sentence, failure) => void refuse(sentence, failure),
      onDone: () => {
        closeModal(DIALOG_SLUG)
        // The form counts as unmodified, so that Payload does not ask about unsaved changes.
        setModified(false)
        router.push(`${config.routes.admin}/collections/offer-criteria`)
      },
      refresh: 'never',
    })
  const open = () => {
    setRemoval({})
    choose('')
    openModal(DIALOG_SLUG)
  }
  return (
    <>
      <PopupList.Button className={menu.delete} onClick={open}>
        {words.action}
      </PopupList.Button>
      <FormDialog
        isSubmitting={isBusy}
        onSubmit={submit}
        problem={problem}
        slug={DIALOG_SLUG}
        words={{ ...words, title: words.title(String(data?.label ?? '')) }}
      >
        {!problem && <p>{words.question}</p>}
        {replacements && (
          <DialogField label={words.replaceBy}>
            {(control) => (
              <select {...control} onChange={({ target }) => choose(target.value)} value={chosen}>
                <option value="">{words.choose}</option>
                {replacements.map(({ code, label }) => (
                  <option key={code} value={code ?? ''}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </DialogField>
        )}
      </FormDialog>
    </>
  )
}
