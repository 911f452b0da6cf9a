import { useReducer } from 'react'
import { askAccount } from './askAccount'

/** What the dialog is for: an application to set up, or only new codes on paper. */
export type Purpose = 'application' | 'codes' | 'turnOff'
type Shown =
  | { step: 'password' }
  | { step: 'application'; secret: string; picture: string }
  | { step: 'code'; password: string }
  | { step: 'codes'; codes: string[] }
  | { step: 'done' }
type State = { shown: Shown; typed: string; problem?: string; isSubmitting: boolean }

const BEGINNING: State = { shown: { step: 'password' }, typed: '', isSubmitting: false }
const PATH = '/double-authentification'

/** From the password to the codes on paper, one step after the other. */
export function useSetUp(purpose: Purpose) {
  const [state, change] = useReducer(
    (before: State, changes: Partial<State>): State => ({ ...before, ...changes }),
    BEGINNING,
  )
  const { shown, typed } = state

  const next = async (): Promise<Shown | string> => {
    if (shown.step === 'application') return confirm(typed)
    if (shown.step === 'code') return turnOff(shown.password, typed)
    return shown.step === 'password' ? AFTER_PASSWORD[purpose](typed) : { step: 'done' }
  }

  const submit = async () => {
    change({ isSubmitting: true, problem: undefined })
    const result = await next()
    change({ isSubmitting: false, ...arrivedAt(result) })
    return typeof result === 'string' ? null : result.step
  }

  return {
    ...state,
    submit,
    type: (text: string) => change({ typed: text }),
    begin: () => change({ ...BEGINNING, problem: undefined }),
  }
}

const arrivedAt = (result: Shown | string): Partial<State> =>
  typeof result === 'string' ? { problem: result } : { shown: result, typed: '' }

const AFTER_PASSWORD = {
  application: prepare,
  codes: (currentPassword) => drawCodes(`${PATH}/codes`, { currentPassword }),
  turnOff: (password) => turnOff(password),
} as const satisfies Record<Purpose, (password: string) => Promise<Shown | string>>

async function prepare(currentPassword: string): Promise<Shown | string> {
  const asked = await askAccount<{ secret: string; picture: string }>(`${PATH}/preparer`, {
    currentPassword,
  })
  return asked.ok ? { step: 'application', ...asked.answer } : asked.message
}

const confirm = (code: string) => drawCodes(`${PATH}/confirmer`, { code })

async function drawCodes(path: string, sent: Record<string, string>): Promise<Shown | string> {
  const asked = await askAccount<{ recoveryCodes: string[] }>(path, sent)
  return asked.ok ? { step: 'codes', codes: asked.answer.recoveryCodes } : asked.message
}

async function turnOff(currentPassword: string, currentCode = ''): Promise<Shown | string> {
  const sent = { currentPassword, currentCode }
  const asked = await askAccount<object>(`${PATH}/desactiver`, sent)
  if (asked.ok) return { step: 'done' }
  const isCodeAsked = currentCode === '' && asked.errors.currentCode
  return isCodeAsked ? { step: 'code', password: currentPassword } : asked.message
}
