/** A pair that a person has said to be of one candidate, the same from either side: the smaller id first. */
export type LinkedPair = { first: number; second: number }

/** Null where that is one and the same application. */
export function linkedPair(one: number, other: number): LinkedPair | null {
  if (one === other) return null
  return { first: Math.min(one, other), second: Math.max(one, other) }
}
