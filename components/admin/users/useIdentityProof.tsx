'use client'

import { useState } from 'react'
import { DialogField } from '@/components/admin/dialog/DialogField'
import { userPageWords } from '@/src/content/admin/userView'

const { proof: words } = userPageWords
const EMPTY_PROOF = { currentPassword: '', currentCode: '' }
type ProofErrors = Partial<Record<keyof typeof EMPTY_PROOF, string>>

const PROOF_FIELDS = [
  { name: 'currentPassword', type: 'password', autoComplete: 'current-password' },
  { name: 'currentCode', type: 'text', autoComplete: 'one-time-code' },
] as const

/** Fields that ask for the user's own password, and for a code once the server requires one. */
export function useIdentityProof() {
  const [values, setValues] = useState(EMPTY_PROOF)
  const [errors, setErrors] = useState<ProofErrors>({})
  const [isCodeRequired, setCodeRequired] = useState(false)

  const begin = () => {
    setValues(EMPTY_PROOF)
    setErrors({})
    setCodeRequired(false)
  }
  /** @returns whether the password or the code was refused, and not another field */
  const refuse = (serverErrors: ProofErrors): boolean => {
    setErrors(serverErrors)
    if (serverErrors.currentCode) setCodeRequired(true)
    return Boolean(serverErrors.currentCode || serverErrors.currentPassword)
  }

  const fields = PROOF_FIELDS.filter(
    ({ name }) => name === 'currentPassword' || isCodeRequired,
  ).map(({ name, ...attributes }) => (
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
  ))
  return { begin, fields, refuse, values }
}
