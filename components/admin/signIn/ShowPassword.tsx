'use client'

import { useEffect, useId, useRef } from 'react'
import { signIn } from '@/src/content/admin/signIn'
import styles from './ShowPassword.module.css'

/** Stands under Payload's sign-in form, whose password field has no such switch. */
export function ShowPassword() {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  // It may have been ticked before the scripts of the page were there.
  useEffect(() => showPassword(box.current?.checked ?? false), [])

  return (
    <p className={styles.choice}>
      <input
        id={id}
        onChange={({ target }) => showPassword(target.checked)}
        ref={box}
        type="checkbox"
      />
      <label htmlFor={id}>{signIn.showPassword}</label>
    </p>
  )
}

function showPassword(isShown: boolean) {
  const field = document.getElementById('field-password')
  if (field instanceof HTMLInputElement) field.type = isShown ? 'text' : 'password'
}
