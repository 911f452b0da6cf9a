import { useCallback, useEffect, useState } from 'react'
import { type Reply, request } from '../request/request'

/** Loads a path below `/api/users`. `asked` is null until the response arrives; `askAgain` loads it again. */
export function useAsked<Body>(path: string) {
  const [asked, setAsked] = useState<Reply<Body> | null>(null)
  const ask = useCallback(async () => setAsked(await request<Body>(`/api/users${path}`)), [path])
  useEffect(() => {
    void ask()
  }, [ask])
  return { asked, askAgain: () => void ask() }
}
