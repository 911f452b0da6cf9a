'use client'

import { useState } from 'react'
import { userWords } from '@/src/content/admin/userView'
import { DialogField } from '../dialog/DialogField'

const { proof: words } = userWords
const NOTHING = { currentPassword: '', currentCode: '' }
type Errors = Partial<Record<keyof typeof NOTHING, string>>

const FIELDS = [
  { name: 'currentPassword', type: 'password', autoComplete: 'current-password' },
  { name: 'currentCode', type: 'text', autoComplete: 'one-time-code' },
] as const

/** Asks for one's own password again, and for a code once the server says that there is one to give. */
export function useProof() {
  const [values, setValues] = useState(NOTHING)
  const [errors, setErrors] = useState<Errors>({})
  const [isCodeAsked, setCodeAsked] = useState(false)

  const begin = () => {
    setValues(NOTHING)
    setErrors({})
    setCodeAsked(false)
  }
  /** @returns whether it was the proof that was refused */
  const refuse = (said: Errors): boolean => {
    setErrors(said)
    if (said.currentCode) setCodeAsked(true)
    return Boolean(said.currentCode || said.currentPassword)
  }

  const fields = FIELDS.filter(({ name }) => name === 'currentPassword' || isCodeAsked).map(
    ({ name, ...attributes }) => (
      <DialogField error={errors[name]} help={words.help[name]} key={name} label={words[name]}>
        {(control) => (
          <input
            {...control}
            {...attributes}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            required
            value={values[name]}
          />
        )}
      </DialogField>
    ),
  )
  return { begin, fields, refuse, values }
}
