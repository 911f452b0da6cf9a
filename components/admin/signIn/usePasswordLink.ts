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

const NOT_FOUND = 404

/** The purpose of the link in the URL. Its token is after `#` and is sent by POST, so that no log of URLs has it. */
export function usePasswordLink() {
  const [link, setLink] = useState<PasswordLinkState>({ state: 'reading' })
  const ask = useCallback(async () => setLink(await readLink()), [])
  useEffect(() => {
    void ask()
    // The user may open the link of another e-mail in the same tab.
    window.addEventListener('hashchange', ask)
    return () => window.removeEventListener('hashchange', ask)
  }, [ask])
  return { link, ask: () => void ask() }
}

async function readLink(): Promise<PasswordLinkState> {
  const token = window.location.hash.slice(1)
  const reply = await request<Omit<ValidPasswordLink, 'token'>>('/api/liens-mot-de-passe', {
    method: 'POST',
    body: { token },
  })
  if (reply.ok) return { state: 'open', token, ...reply.body }
  return { state: reply.status === NOT_FOUND ? 'closed' : 'failed' }
}
