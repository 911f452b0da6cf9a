/** Duration of one loop of the client logos. */
export const LOGO_LOOP_DURATION_MS = 40_000

type LogoLoopDrag = {
  /** Milliseconds since the start of the loop. */
  elapsed: number
  /** Dragged distance in pixels; positive to the right. */
  distance: number
  /** The width of all logos in pixels. */
  width: number
}

/** The time of the loop after dragging. */
export function loopTimeAfterDrag({ elapsed, distance, width }: LogoLoopDrag): number {
  if (width <= 0) return elapsed
  const pulled = (elapsed - (distance / width) * LOGO_LOOP_DURATION_MS) % LOGO_LOOP_DURATION_MS
  return pulled < 0 ? pulled + LOGO_LOOP_DURATION_MS : pulled
}
