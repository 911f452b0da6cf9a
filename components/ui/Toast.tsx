'use client'

import { CircleAlert, CircleCheck, X } from 'lucide'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { Icon } from './Icon'
import styles from './Toast.module.css'

const TOAST_MS = 5000

type Props = {
  tone: 'success' | 'error'
  onDismiss: () => void
  dismissLabel: string
  children: ReactNode
}

/** A message that goes away by itself after five seconds. Mount it to show it. */
export function Toast({ tone, onDismiss, dismissLabel, children }: Props) {
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    const timer = setTimeout(() => dismiss(), TOAST_MS)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={`${styles.toast} ${styles[tone]}`} role={tone === 'error' ? 'alert' : 'status'}>
      <Icon icon={tone === 'error' ? CircleAlert : CircleCheck} />
      <p>{children}</p>
      <button type="button" className={styles.dismiss} onClick={onDismiss}>
        <span className="visually-hidden">{dismissLabel}</span>
        <Icon icon={X} size={1.125} />
      </button>
    </div>
  )
}
