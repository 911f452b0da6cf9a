import { useCallback, useEffect, useState } from 'react'
import { type ApiResponse, request } from '../request/request'

/** Loads a path below `/api/users`. `reply` is null until the response arrives; `reload` loads it again. */
export function useAccountRequest<Body>(path: string) {
  const [reply, setReply] = useState<ApiResponse<Body> | null>(null)
  const load = useCallback(async () => setReply(await request<Body>(`/api/users${path}`)), [path])
  useEffect(() => {
    void load()
  }, [load])
  return { reply, reload: () => void load() }
}
