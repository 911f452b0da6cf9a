export type CapacityLimits = { inAll: number; perAddress: number }

/**
 * Reserves `size` units for a client; returns the function that releases them, or null when too few
 * are free.
 */
export type ReserveCapacity = (address: string, size?: number) => (() => void) | null

/** A limit that all clients share, with a lower limit per client. */
export function createCapacityLimiter({ inAll, perAddress }: CapacityLimits): ReserveCapacity {
  const takenBy = new Map<string, number>()
  let taken = 0

  const add = (address: string, size: number) => {
    taken += size
    const own = (takenBy.get(address) ?? 0) + size
    if (own > 0) takenBy.set(address, own)
    else takenBy.delete(address)
  }
  return (address, size = 1) => {
    if (taken + size > inAll || (takenBy.get(address) ?? 0) + size > perAddress) return null
    add(address, size)
    let isIn = true
    return () => {
      if (isIn) add(address, -size)
      isIn = false
    }
  }
}
