/**
 * Waits until the browser has notified every intersection observer. It notifies them in no fixed order but
 * within one frame, so the notification of the next frame comes after all of them.
 */
export async function waitForIntersections() {
  for (const _ of ['this frame', 'the next frame']) {
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body))
  }
}
