'use client'

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'

type Props = {
  className?: string
  /** The id of the heading that names the window. */
  labelledBy: string
  /** Called on Escape. */
  onClose: () => void
  children: ReactNode
}

/**
 * A modal window, open while mounted, without a style of its own: the browser traps the focus and
 * restores it afterwards. It is rendered outside its parent, which may be a form or a menu that
 * closes.
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
