/** Two applications that staff linked to one candidate. The smaller id comes first. */
export type ApplicationPair = { first: number; second: number }

/** Sorts two applications into a pair; null for one and the same application. */
export function orderApplicationPair(one: number, other: number): ApplicationPair | null {
  if (one === other) return null
  return { first: Math.min(one, other), second: Math.max(one, other) }
}
