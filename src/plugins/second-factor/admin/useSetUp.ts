import { useReducer } from 'react'
import { request } from '@/components/admin/request/request'
import { accountProblem } from '@/components/admin/security/accountProblem'

/** What the dialog does: sets up an authenticator app, creates recovery codes, or turns the second factor off. */
export type Purpose = 'application' | 'codes' | 'turnOff'
type ShownStep =
  | { step: 'password' }
  | { step: 'application'; secret: string; picture: string }
  | { step: 'code'; password: string }
  | { step: 'codes'; codes: string[] }
  | { step: 'done' }
type State = { shown: ShownStep; typed: string; problem?: string; isSubmitting: boolean }

const INITIAL_STATE: State = { shown: { step: 'password' }, typed: '', isSubmitting: false }
const SECOND_FACTOR_ENDPOINT = '/api/users/double-authentification'

/** The steps of the dialog that sets up the second factor: password, authenticator app, recovery codes. */
export function useSetUp(purpose: Purpose) {
  const [state, change] = useReducer(
    (before: State, changes: Partial<State>): State => ({ ...before, ...changes }),
    INITIAL_STATE,
  )
  const { shown, typed } = state

  const next = async (): Promise<ShownStep | string> => {
    if (shown.step === 'application') return confirmCode(typed)
    if (shown.step === 'password')
      return PROOF_REQUESTS[purpose]({ currentPassword: typed, currentCode: '' })
    if (shown.step === 'done' || shown.step === 'codes') return { step: 'done' }
    return PROOF_REQUESTS[purpose]({ currentPassword: shown.password, currentCode: typed })
  }

  const submit = async () => {
    change({ isSubmitting: true, problem: undefined })
    const result = await next()
    change({ isSubmitting: false, ...stateAfter(result) })
    return typeof result === 'string' ? null : result.step
  }

  return {
    ...state,
    submit,
    type: (text: string) => change({ typed: text }),
    begin: () => change({ ...INITIAL_STATE, problem: undefined }),
  }
}

const stateAfter = (result: ShownStep | string): Partial<State> =>
  typeof result === 'string' ? { problem: result } : { shown: result, typed: '' }

/** The password, and a code if the account already has a second factor. */
type Proof = { currentPassword: string; currentCode: string }

const PROOF_REQUESTS = {
  application: (proof) =>
    sendProof<{ secret: string; picture: string }>('/preparer', proof, (answer) => ({
      step: 'application',
      ...answer,
    })),
  codes: (proof) => sendProof<NewCodes>('/codes', proof, codesStep),
  turnOff: (proof) => sendProof<object>('/desactiver', proof, () => ({ step: 'done' })),
} as const satisfies Record<Purpose, (proof: Proof) => Promise<ShownStep | string>>

async function sendProof<Answer>(
  path: string,
  proof: Proof,
  show: (answer: Answer) => ShownStep,
): Promise<ShownStep | string> {
  const reply = await request<Answer>(SECOND_FACTOR_ENDPOINT + path, {
    method: 'POST',
    body: proof,
  })
  if (reply.ok) return show(reply.body)
  const isCodeMissing = proof.currentCode === '' && reply.fields.currentCode
  return isCodeMissing ? { step: 'code', password: proof.currentPassword } : accountProblem(reply)
}

type NewCodes = { recoveryCodes: string[] }

const codesStep = ({ recoveryCodes }: NewCodes): ShownStep => ({
  step: 'codes',
  codes: recoveryCodes,
})

async function confirmCode(code: string): Promise<ShownStep | string> {
  const sent = { method: 'POST', body: { code } } as const
  const reply = await request<NewCodes>(`${SECOND_FACTOR_ENDPOINT}/confirmer`, sent)
  return reply.ok ? codesStep(reply.body) : accountProblem(reply)
}
