import { useReducer } from 'react'
import { signIn as words } from '@/src/content/admin/signIn'
import { askAccount } from '../security/askAccount'

type Credentials = { email: string; password: string }
type State = {
  /** Right, and a code is asked for; they go with it once more, for there is no session before. */
  credentials: Credentials | null
  problem: string
  isSending: boolean
}

const BEGINNING: State = { credentials: null, problem: '', isSending: false }

/** Signs in, in one step or two. */
export function useSignIn(onSignedIn: () => Promise<void>) {
  const [state, change] = useReducer(
    (before: State, changes: Partial<State>): State => ({ ...before, ...changes }),
    BEGINNING,
  )

  const send = async (credentials: Credentials, code = '') => {
    change({ isSending: true, problem: '' })
    const asked = await askAccount<object>('/login', { ...credentials, code })
    if (asked.ok) return onSignedIn()
    const isCodeAsked = asked.data?.secondFactor === 'missing'
    if (isCodeAsked && code === '') return change({ credentials, isSending: false })
    change({ problem: asked.message, isSending: false })
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

  return { ...state, submit, startAgain: () => change(BEGINNING) }
}
