/** Two applications that staff linked to one candidate. The smaller id comes first. */
export type LinkedPair = { first: number; second: number }

/** Sorts two applications into a pair; null for one and the same application. */
export function orderApplicationPair(one: number, other: number): LinkedPair | null {
  if (one === other) return null
  return { first: Math.min(one, other), second: Math.max(one, other) }
}
