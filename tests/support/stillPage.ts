/**
 * Waits until no animation or transition has run for three frames. During one, positions and colours
 * are not final, and a click starts its transition only in the next frame. Playwright sends this
 * function to the browser, so it uses nothing of this module.
 */
export async function waitUntilPageIsStill() {
  const nextFrame = () => new Promise(requestAnimationFrame)
  const running = () =>
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .filter(({ playState }) => playState === 'running')
  let stillFrames = 0
  while (stillFrames < 3) {
    const animations = running()
    await Promise.allSettled(animations.map(({ finished }) => finished))
    stillFrames = animations.length > 0 ? 0 : stillFrames + 1
    await nextFrame()
  }
}
