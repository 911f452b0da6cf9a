import { useCallback, useEffect, useState } from 'react'
import { type Reply, request } from '../request/request'

/** What the server returns at this path of the accounts, and a way to load it again; null until it is there. */
export function useAsked<Body>(path: string) {
  const [asked, setAsked] = useState<Reply<Body> | null>(null)
  const ask = useCallback(async () => setAsked(await request<Body>(`/api/users${path}`)), [path])
  useEffect(() => {
    void ask()
  }, [ask])
  return { asked, askAgain: () => void ask() }
}
