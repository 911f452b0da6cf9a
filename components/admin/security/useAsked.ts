import { useCallback, useEffect, useState } from 'react'
import { type Asked, askAccount } from './askAccount'

/** What the server answers at this address of the accounts, and the way to ask again; null until it has. */
export function useAsked<Answer>(path: string) {
  const [asked, setAsked] = useState<Asked<Answer> | null>(null)
  const ask = useCallback(async () => setAsked(await askAccount<Answer>(path)), [path])
  useEffect(() => {
    void ask()
  }, [ask])
  return { asked, askAgain: () => void ask() }
}
