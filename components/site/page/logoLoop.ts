/** How long the client logos take to pass once. */
export const LOGO_LOOP_MS = 40_000

type Drag = {
  /** Milliseconds since the loop started. */
  elapsed: number
  /** How far the logos are pulled, in pixels; to the right is positive. */
  distance: number
  /** The width in pixels of all logos side by side. */
  width: number
}

/** Where in its course the loop stands after the logos were pulled. */
export function draggedLoopTime({ elapsed, distance, width }: Drag): number {
  if (width <= 0) return elapsed
  const pulled = (elapsed - (distance / width) * LOGO_LOOP_MS) % LOGO_LOOP_MS
  return pulled < 0 ? pulled + LOGO_LOOP_MS : pulled
}
