'use client'

import { Button, useModal } from '@payloadcms/ui'
import { type FormEvent, useId } from 'react'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { Modal } from '@/components/ui/Modal'
import styles from './Dialog.module.css'

type FormDialogWords = { title: string; cancel: string; submit: string; submitting: string }
type Props = {
  slug: string
  words: FormDialogWords
  isSubmitting: boolean
  /** Error message for the whole form. */
  problem?: string
  onSubmit: () => void
  /** Called when the dialog is closed without being submitted. */
  onClosed?: () => void
  children: ChildrenWithoutText
}

/** A form in a dialog. The page below may contain another form, which stays independent. */
export function FormDialog({
  slug,
  words,
  isSubmitting,
  problem,
  onSubmit,
  onClosed,
  children,
}: Props) {
  const headingId = useId()
  const { closeModal, isModalOpen } = useModal()
  if (!isModalOpen(slug)) return null

  const close = () => {
    closeModal(slug)
    onClosed?.()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React events bubble through the component tree, so the form around the dialog would also be submitted.
    event.stopPropagation()
    if (!isSubmitting) onSubmit()
  }

  return (
    <Modal className={styles.dialog} labelledBy={headingId} onClose={close}>
      <form className={styles.panel} noValidate onSubmit={submit}>
        <h2 id={headingId}>{words.title}</h2>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        {children}
        <div className={styles.buttons}>
          <Button buttonStyle="secondary" margin={false} onClick={close} size="large" type="button">
            {words.cancel}
          </Button>
          <Button disabled={isSubmitting} margin={false} size="large" type="submit">
            {isSubmitting ? words.submitting : words.submit}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
