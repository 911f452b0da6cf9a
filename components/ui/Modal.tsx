'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  className?: string
  /** The id of the heading that names it. */
  labelledBy: string
  /** Called on Escape. */
  onClose: () => void
  children: ReactNode
}

/**
 * A window above the page for as long as it is drawn, of whichever look: the browser keeps the focus inside
 * and gives it back afterwards. It stands outside of what opened it, which may be a form or a menu that closes.
 */
export function Modal({ children, className, labelledBy, onClose }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return createPortal(
    <dialog
      aria-labelledby={labelledBy}
      className={className}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      ref={ref}
    >
      {children}
    </dialog>,
    document.body,
  )
}
