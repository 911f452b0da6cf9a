'use client'

import { PopupList, toast, useConfig, useDocumentInfo, useForm, useModal } from '@payloadcms/ui'
import { useState } from 'react'
import { offerCriteriaText } from '@/src/content/admin/offerCriteria'
import { DialogField } from '../dialog/DialogField'
import { FormDialog } from '../dialog/FormDialog'
import menu from '../document/DocumentMenuItems.module.css'
import { useRouter } from '../frame/routing'
import { type Replacement, removeCriterion, replacementsFor } from './removeCriterion'

const words = offerCriteriaText.removal
const DIALOG = 'remove-criterion'

type Standing = { problem?: string; replacements?: Replacement[] }

/** In the menu of a criterion: removes it, and asks what its offers have instead. */
export function RemoveCriterion() {
  const { config } = useConfig()
  const { data, hasDeletePermission, id } = useDocumentInfo()
  const { setModified } = useForm()
  const { openModal, closeModal } = useModal()
  const router = useRouter()
  const [standing, setStanding] = useState<Standing>({})
  const [chosen, choose] = useState('')
  const [isSubmitting, setSubmitting] = useState(false)
  if (id === undefined || !hasDeletePermission) return null
  const { problem, replacements } = standing

  const submit = async () => {
    setSubmitting(true)
    const refusal = await removeCriterion(id, chosen)
    setSubmitting(false)
    if (!refusal) {
      closeModal(DIALOG)
      toast.success(words.removed)
      // Otherwise the page would ask whether to leave what was not saved.
      setModified(false)
      router.push(`${config.routes.admin}/collections/offer-criteria`)
      return
    }
    const isUsed = refusal.isUsed || replacements !== undefined
    setStanding({
      problem: refusal.sentence || words.failed,
      replacements: isUsed ? await replacementsFor(id, String(data?.kind)) : undefined,
    })
  }
  const open = () => {
    setStanding({})
    choose('')
    openModal(DIALOG)
  }
  return (
    <>
      <PopupList.Button className={menu.delete} onClick={open}>
        {words.action}
      </PopupList.Button>
      <FormDialog
        isSubmitting={isSubmitting}
        onSubmit={() => void submit()}
        problem={problem}
        slug={DIALOG}
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
