'use client'

import { useId, useState } from 'react'
import { signIn } from '@/src/content/admin/signIn'
import styles from './ShowPassword.module.css'

/** Stands under Payload's sign-in form, whose password field has no such switch. */
export function ShowPassword() {
  const id = useId()
  const [isShown, setIsShown] = useState(false)

  const show = (shown: boolean) => {
    const field = document.getElementById('field-password')
    if (field instanceof HTMLInputElement) field.type = shown ? 'text' : 'password'
    setIsShown(shown)
  }

  return (
    <p className={styles.choice}>
      <input
        checked={isShown}
        id={id}
        onChange={({ target }) => show(target.checked)}
        type="checkbox"
      />
      <label htmlFor={id}>{signIn.showPassword}</label>
    </p>
  )
}
