'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseButton } from './CloseButton'
import styles from './Dialog.module.css'
import type { Elements } from './elements'

type Props = {
  open: boolean
  /** Called when the visitor closes it (Escape, the cross). */
  onClose: () => void
  title: string
  /** The name of the cross; without it there is none and Escape does nothing. */
  closeLabel?: string
  /** What is to be read, which whoever hears the page is told with the title. */
  sentences: ReactNode
  children?: Elements
}

/** A modal window: the browser keeps the focus inside and gives it back afterwards. */
export function Dialog({ open, onClose, title, closeLabel, sentences, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const sentencesId = useId()

  useEffect(() => {
    const dialog = ref.current
    if (open && !dialog?.open) dialog?.showModal()
    if (!open && dialog?.open) dialog.close()
  }, [open])

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={sentencesId}
      onCancel={(event) => {
        event.preventDefault()
        if (closeLabel) onClose()
      }}
    >
      <div className={styles.panel}>
        <h2 id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <div id={sentencesId} className={styles.sentences}>
          {sentences}
        </div>
        {children}
        {closeLabel ? (
          <CloseButton label={closeLabel} className={styles.close} onClick={onClose} />
        ) : null}
      </div>
    </dialog>
  )
}
