import { useReducer } from 'react'
import { z } from 'zod'
import { signIn as words } from '@/src/content/admin/signIn'
import { readStatus, request } from '../request/request'
import { accountProblem } from '../security/accountProblem'

type Credentials = { email: string; password: string }
type State = {
  /** Correct credentials that require a code. They are sent again with the code, because there is no session yet. */
  credentials: Credentials | null
  problem: string
  isSending: boolean
}

/** The response to a correct password that requires a code. */
const CodeMissing = z.object({
  errors: z.tuple(
    [z.object({ data: z.object({ secondFactor: z.literal('missing') }) })],
    z.unknown(),
  ),
})

const INITIAL_STATE: State = { credentials: null, problem: '', isSending: false }

/** Signs in with the password, and with a code if the server requires one. */
export function useSignIn(onSignedIn: () => Promise<void>) {
  const [state, change] = useReducer(
    (before: State, changes: Partial<State>): State => ({ ...before, ...changes }),
    INITIAL_STATE,
  )

  const send = async (credentials: Credentials, code = '') => {
    change({ isSending: true, problem: '' })
    const body = { ...credentials, code }
    const reply = await request('/api/users/login', { method: 'POST', body }, readStatus)
    if (reply.ok) return onSignedIn()
    const isCodeRequired = CodeMissing.safeParse(reply.body).success
    if (isCodeRequired && code === '') return change({ credentials, isSending: false })
    change({ problem: accountProblem(reply), isSending: false })
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
