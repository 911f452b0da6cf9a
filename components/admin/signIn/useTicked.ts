import { type RefObject, useCallback, useSyncExternalStore } from 'react'

/** Whether the box is ticked, in the very page: it may be since before the scripts were there. */
export function useTicked(box: RefObject<HTMLInputElement | null>) {
  const subscribe = useCallback(
    (tell: () => void) => {
      const element = box.current
      element?.addEventListener('change', tell)
      return () => element?.removeEventListener('change', tell)
    },
    [box],
  )
  return useSyncExternalStore(
    subscribe,
    () => box.current?.checked ?? false,
    () => false,
  )
}
