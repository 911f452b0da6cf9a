import { useReducer } from 'react'
import { request } from '@/components/admin/request/request'
import { accountRequestError } from '@/components/admin/security/accountRequestError'

/** The purpose of the dialog: an authenticator app, recovery codes, or no second factor. */
export type SetUpPurpose = 'authenticatorApp' | 'codes' | 'turnOff'
type SetUpStep =
  | { step: 'password' }
  | { step: 'authenticatorApp'; secret: string; picture: string }
  | { step: 'code'; password: string }
  | { step: 'codes'; codes: string[] }
  | { step: 'done' }
type SecondFactorSetUpState = {
  shown: SetUpStep
  typed: string
  problem?: string
  isSubmitting: boolean
}

const INITIAL_SET_UP_STATE: SecondFactorSetUpState = {
  shown: { step: 'password' },
  typed: '',
  isSubmitting: false,
}
const SECOND_FACTOR_ENDPOINT = '/api/users/double-authentification'

/** The steps of the dialog that sets up the second factor: password, authenticator app, recovery codes. */
export function useSecondFactorSetUp(purpose: SetUpPurpose) {
  const [state, change] = useReducer(
    (
      before: SecondFactorSetUpState,
      changes: Partial<SecondFactorSetUpState>,
    ): SecondFactorSetUpState => ({ ...before, ...changes }),
    INITIAL_SET_UP_STATE,
  )
  const { shown, typed } = state

  const next = async (): Promise<SetUpStep | string> => {
    if (shown.step === 'authenticatorApp') return confirmCode(typed)
    if (shown.step === 'password')
      return REQUEST_BY_PURPOSE[purpose]({ currentPassword: typed, currentCode: '' })
    if (shown.step === 'done' || shown.step === 'codes') return { step: 'done' }
    return REQUEST_BY_PURPOSE[purpose]({ currentPassword: shown.password, currentCode: typed })
  }

  const submit = async () => {
    change({ isSubmitting: true, problem: undefined })
    const result = await next()
    change({ isSubmitting: false, ...setUpStateAfter(result) })
    return typeof result === 'string' ? null : result.step
  }

  return {
    ...state,
    submit,
    type: (text: string) => change({ typed: text }),
    begin: () => change({ ...INITIAL_SET_UP_STATE, problem: undefined }),
  }
}

const setUpStateAfter = (result: SetUpStep | string): Partial<SecondFactorSetUpState> =>
  typeof result === 'string' ? { problem: result } : { shown: result, typed: '' }

/** The password, and a code if the account already has a second factor. */
type PasswordAndCode = { currentPassword: string; currentCode: string }

const REQUEST_BY_PURPOSE = {
  authenticatorApp: (proof) =>
    sendPasswordAndCode<{ secret: string; picture: string }>('/preparer', proof, (answer) => ({
      step: 'authenticatorApp',
      ...answer,
    })),
  codes: (proof) => sendPasswordAndCode<NewRecoveryCodes>('/codes', proof, recoveryCodesStep),
  turnOff: (proof) => sendPasswordAndCode<object>('/desactiver', proof, () => ({ step: 'done' })),
} as const satisfies Record<SetUpPurpose, (proof: PasswordAndCode) => Promise<SetUpStep | string>>

async function sendPasswordAndCode<Answer>(
  path: string,
  proof: PasswordAndCode,
  show: (answer: Answer) => SetUpStep,
): Promise<SetUpStep | string> {
  const reply = await request<Answer>(SECOND_FACTOR_ENDPOINT + path, {
    method: 'POST',
    body: proof,
  })
  if (reply.ok) return show(reply.body)
  const isCodeMissing = proof.currentCode === '' && reply.fields.currentCode
  return isCodeMissing
    ? { step: 'code', password: proof.currentPassword }
    : accountRequestError(reply)
}

type NewRecoveryCodes = { recoveryCodes: string[] }

const recoveryCodesStep = ({ recoveryCodes }: NewRecoveryCodes): SetUpStep => ({
  step: 'codes',
  codes: recoveryCodes,
})

async function confirmCode(code: string): Promise<SetUpStep | string> {
  const sent = { method: 'POST', body: { code } } as const
  const reply = await request<NewRecoveryCodes>(`${SECOND_FACTOR_ENDPOINT}/confirmer`, sent)
  return reply.ok ? recoveryCodesStep(reply.body) : accountRequestError(reply)
}
