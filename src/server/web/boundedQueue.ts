import { type Room, sharedRoom } from '@/src/domain/files/sharedRoom'

export type Leave = () => void

/**
 * Lets a limited number of requests run at once, in all and per client address. Further requests wait in the
 * order of their arrival; one address that has used up its share does not delay the others.
 * @returns how to enter: resolves to how to leave, or to null when the queue is full or the signal is aborted
 */
export function boundedQueue({ running, waiting }: { running: Room; waiting: Room }) {
  const takePlace = sharedRoom(running)
  const takeWaitingPlace = sharedRoom(waiting)
  const waiters = new Set<() => void>()

  function enterNow(address: string): Leave | null {
    const leave = takePlace(address)
    if (!leave) return null
    return () => {
      leave()
      for (const retry of waiters) retry()
    }
  }

  return (address: string, signal: AbortSignal): Promise<Leave | null> => {
    const leave = enterNow(address)
    const stopWaiting = leave ? null : takeWaitingPlace(address)
    if (!stopWaiting) return Promise.resolve(leave)
    return new Promise((resolve) => {
      const settle = (place: Leave | null) => {
        waiters.delete(retry)
        signal.removeEventListener('abort', giveUp)
        stopWaiting()
        resolve(place)
      }
      const retry = () => {
        const place = enterNow(address)
        if (place) settle(place)
      }
      const giveUp = () => settle(null)
      waiters.add(retry)
      signal.addEventListener('abort', giveUp)
      if (signal.aborted) giveUp()
    })
  }
}
