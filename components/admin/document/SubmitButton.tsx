'use client'

import {
  FormSubmit,
  useDocumentInfo,
  useEditDepth,
  useFormModified,
  useFormSubmitted,
  useHotkey,
  useOperation,
  useTranslation,
} from '@payloadcms/ui'
import { useRef } from 'react'

/**
 * Save button with the behaviour of Payload's own: disabled while there is nothing to save, and triggered by Ctrl+S.
 * It stays enabled after a failed save, so that the user can retry.
 */
export function SubmitButton({ save }: { save: () => Promise<void> }) {
  const { t } = useTranslation()
  const { uploadStatus } = useDocumentInfo()
  const isModified = useFormModified()
  const isRefused = useFormSubmitted()
  const operation = useOperation()
  const editDepth = useEditDepth()
  const button = useRef<HTMLButtonElement>(null)
  const disabled =
    (operation === 'update' && !isModified && !isRefused) || uploadStatus === 'uploading'

  useHotkey({ cmdCtrlKey: true, editDepth, keyCodes: ['s'] }, (event) => {
    event.preventDefault()
    event.stopPropagation()
    button.current?.click()
  })

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
