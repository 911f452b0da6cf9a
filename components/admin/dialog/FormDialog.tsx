'use client'

import { Button, useModal } from '@payloadcms/ui'
import { type FormEvent, useId } from 'react'
import type { Elements } from '@/components/ui/elements'
import { Modal } from '@/components/ui/Modal'
import styles from './Dialog.module.css'

type Words = { title: string; cancel: string; submit: string; submitting: string }
type Props = {
  slug: string
  words: Words
  isSubmitting: boolean
  /** What is wrong with the whole, in words. */
  problem?: string
  onSubmit: () => void
  /** What is to be done once it is closed without being submitted. */
  onClosed?: () => void
  children: Elements
}

/** A small form of its own above a page of the admin, which may be a form itself. */
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
    // React hands it on to the form around, wherever this one stands in the page.
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
