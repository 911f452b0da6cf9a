import { useCallback, useEffect, useState } from 'react'
import { request } from '../request/request'

export type ValidPasswordLink = {
  token: string
  isInvitation: boolean
  email: string
  askedBy: string | null
}

type PasswordLinkState =
  | { state: 'reading' | 'closed' | 'failed' }
  | ({ state: 'open' } & ValidPasswordLink)

const HTTP_NOT_FOUND = 404

/** Finds the purpose of the link. Its token is after `#` and is sent by POST, never in a log. */
export function usePasswordLink() {
  const [link, setLink] = useState<PasswordLinkState>({ state: 'reading' })
  const ask = useCallback(async () => setLink(await requestPasswordLinkState()), [])
  useEffect(() => {
    void ask()
    // The link of another e-mail may be opened in the same tab.
    window.addEventListener('hashchange', ask)
    return () => window.removeEventListener('hashchange', ask)
  }, [ask])
  return { link, ask: () => void ask() }
}

async function requestPasswordLinkState(): Promise<PasswordLinkState> {
  const token = window.location.hash.slice(1)
  const reply = await request<Omit<ValidPasswordLink, 'token'>>('/api/liens-mot-de-passe', {
    method: 'POST',
    body: { token },
  })
  if (reply.ok) return { state: 'open', token, ...reply.body }
  return { state: reply.status === HTTP_NOT_FOUND ? 'closed' : 'failed' }
}
