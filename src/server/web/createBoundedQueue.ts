import { type CapacityLimits, createCapacityLimiter } from '@/src/domain/files/capacityLimiter'

export type LeaveQueue = () => void

/**
 * Limits the number of requests that run at once, in total and per client IP. Further requests wait
 * in their order of arrival; a client that has used its share does not delay the others.
 * @returns a function to enter the queue; it resolves to a function that leaves it, or to null when
 * the queue is full or the signal is aborted
 */
export function createBoundedQueue({
  running,
  waiting,
}: {
  running: CapacityLimits
  waiting: CapacityLimits
}) {
  const takePlace = createCapacityLimiter(running)
  const takeWaitingPlace = createCapacityLimiter(waiting)
  const waiters = new Set<() => void>()

  function enterNow(address: string): LeaveQueue | null {
    const leave = takePlace(address)
    if (!leave) return null
    return () => {
      leave()
      for (const retry of waiters) retry()
    }
  }

  return (address: string, signal: AbortSignal): Promise<LeaveQueue | null> => {
    const leave = enterNow(address)
    const stopWaiting = leave ? null : takeWaitingPlace(address)
    if (!stopWaiting) return Promise.resolve(leave)
    return new Promise((resolve) => {
      const settle = (place: LeaveQueue | null) => {
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
