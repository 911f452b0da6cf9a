import { useCallback, useEffect, useState } from 'react'

export type OpenedLink = {
  token: string
  isInvitation: boolean
  email: string
  askedBy: string | null
}

type State = { state: 'reading' | 'closed' | 'failed' } | ({ state: 'open' } & OpenedLink)

const NOT_FOUND = 404

/** What the link in the address is for: what stands behind its `#` is posted, and never part of an address. */
export function usePasswordLink() {
  const [link, setLink] = useState<State>({ state: 'reading' })
  const ask = useCallback(async () => setLink(await readLink()), [])
  useEffect(() => {
    void ask()
    // Another mail of the same day may be opened in the same tab.
    window.addEventListener('hashchange', ask)
    return () => window.removeEventListener('hashchange', ask)
  }, [ask])
  return { link, ask: () => void ask() }
}

async function readLink(): Promise<State> {
  const token = window.location.hash.slice(1)
  const answer = await fetch('/api/liens-mot-de-passe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ token }),
  }).catch(() => null)
  if (answer?.status === NOT_FOUND) return { state: 'closed' }
  if (!answer?.ok) return { state: 'failed' }
  const found: Omit<OpenedLink, 'token'> = await answer.json()
  return { state: 'open', token, ...found }
}
