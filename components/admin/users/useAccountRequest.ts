'use client'

import { useConfig } from '@payloadcms/ui'
import { usePageRefresh } from '../frame/PageRefresh'

/** What the server said: done, or what is wrong by field; nothing by field where it said nothing usable. */
export type AccountAnswer = {
  ok: boolean
  errors: Record<string, string>
  message?: string
  /** Of the account that was written. */
  id?: number
  /** When, by which the form knows what it is filled in over. */
  updatedAt?: string
}

type Written = { doc?: { id?: number; updatedAt?: string } } | null

/** Speaks to the accounts' REST addresses, then renews what the server drew. */
export function useAccountRequest() {
  const { config } = useConfig()
  const refreshPage = usePageRefresh()

  return async (
    method: 'POST' | 'PATCH' | 'DELETE',
    path: string,
    sent?: object,
  ): Promise<AccountAnswer> => {
    const response = await fetch(`${config.serverURL}${config.routes.api}/users${path}`, {
      method,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      ...(sent && { body: JSON.stringify(sent) }),
    }).catch(() => null)
    if (response?.ok) {
      refreshPage()
      const written: Written = await response.json().catch(() => null)
      return { ok: true, errors: {}, ...written?.doc }
    }
    return { ok: false, ...complaints(await response?.json().catch(() => null)) }
  }
}

/** Payload's answer to what it refuses, a fault of the server excepted. */
export type Refusal = {
  errors?: { message?: string; data?: { errors?: FieldError[]; secondFactor?: string } }[]
} | null
type FieldError = { path?: string; message?: string }

/** What is wrong, by field and as a whole, in the words of the server. */
export function complaints(answer: Refusal | undefined) {
  const [first] = answer?.errors ?? []
  const fields = first?.data?.errors ?? []
  const errors = fields.flatMap(({ path, message }) => (path && message ? [[path, message]] : []))
  return { errors: Object.fromEntries(errors), message: first?.message }
}

/** What is wrong with the fields of a dialogue or, where none of them is to blame, with all of it. */
export function mistakesIn({ errors, message }: AccountAnswer, failed: string) {
  return Object.keys(errors).length > 0 ? errors : { form: message ?? failed }
}
