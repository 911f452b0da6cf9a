'use client'

import { type ReactNode, useEffect, useId, useRef } from 'react'
import { CloseButton } from './CloseButton'
import type { ChildrenWithoutText } from './childrenWithoutText'
import styles from './Dialog.module.css'

type Props = {
  open: boolean
  /** Called when the visitor closes it (Escape or the cross). */
  onClose: () => void
  title: string
  /** Accessible name of the cross; without it the dialog has no cross and ignores Escape. */
  closeLabel?: string
  /** The text, which screen readers announce with the title. */
  sentences: ReactNode
  children?: ChildrenWithoutText
}

/** A modal dialog: the browser traps the focus and restores it afterwards. */
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
