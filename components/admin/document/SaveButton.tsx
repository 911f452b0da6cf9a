'use client'

import {
  FormSubmit,
  toast,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useHotkey,
  useOperation,
  useTranslation,
} from '@payloadcms/ui'
import type { SaveButtonClientProps } from 'payload'
import { useRef } from 'react'
import { type ActionableCollection, rowActions } from '@/src/content/admin/rowActions'

type Props = SaveButtonClientProps & { collection: ActionableCollection }

/** Payload's save button, telling in the words of the collection what was saved. */
export function SaveButton({ collection }: Props) {
  const { t } = useTranslation()
  const { submit } = useForm()
  const { uploadStatus } = useDocumentInfo()
  const isModified = useFormModified()
  const operation = useOperation()
  const editDepth = useEditDepth()
  const button = useRef<HTMLButtonElement>(null)
  const disabled = (operation === 'update' && !isModified) || uploadStatus === 'uploading'

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    button.current?.click()
  })

  const save = async () => {
    const outcome = await submit({ disableSuccessStatus: true })
    if (!outcome?.res.ok) return
    const words = rowActions[collection]
    toast.success(operation === 'create' ? words.created : words.updated)
  }

  return (
    <FormSubmit
      buttonId="action-save"
      disabled={disabled}
      onClick={() => void save()}
      ref={button}
      size="medium"
      type="button"
    >
      {t('general:save')}
    </FormSubmit>
  )
}
