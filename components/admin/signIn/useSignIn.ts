import { useReducer } from 'react'
import { z } from 'zod'
import { accountRequestError } from '@/components/admin/security/accountRequestError'
import { signInWords as words } from '@/src/content/admin/signInWords'
import { discardBody, request } from '../request/request'

type Credentials = { email: string; password: string }
type SignInState = {
  /** Correct credentials that require a code. They are sent again with the code, because there is no session yet. */
  credentials: Credentials | null
  problem: string
  isSending: boolean
}

/** The response to a correct password that requires a code. */
const CodeMissingResponseSchema = z.object({
  errors: z.tuple(
    [z.object({ data: z.object({ secondFactor: z.literal('missing') }) })],
    z.unknown(),
  ),
})

const INITIAL_STATE: SignInState = { credentials: null, problem: '', isSending: false }

/** Signs in with the password, and with a code if the server requires one. */
export function useSignIn(onSignedIn: () => Promise<void>) {
  const [state, change] = useReducer(
    (before: SignInState, changes: Partial<SignInState>): SignInState => ({
      ...before,
      ...changes,
    }),
    INITIAL_STATE,
  )

  const send = async (credentials: Credentials, code = '') => {
    change({ isSending: true, problem: '' })
    const body = { ...credentials, code }
    const reply = await request('/api/users/login', { method: 'POST', body }, discardBody)
    if (reply.ok) return onSignedIn()
    const isCodeRequired = CodeMissingResponseSchema.safeParse(reply.body).success
    if (isCodeRequired && code === '') return change({ credentials, isSending: false })
    change({ problem: accountRequestError(reply), isSending: false })
  }

  const submit = (form: FormData) => {
    const text = (name: string) => String(form.get(name) ?? '')
    const typed = { email: text('email'), password: text('password') }
    const code = text('code')
    if (!state.credentials && !(typed.email && typed.password)) {
      return change({ problem: words.missing })
    }
    void send(state.credentials ?? typed, code)
  }

  return { ...state, submit, startAgain: () => change(INITIAL_STATE) }
}
