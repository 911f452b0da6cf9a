/**
 * Runs `work` once, as soon as a person can see the page: at once, or when its background tab is opened.
 * A browser loads pages in the background too, on a click with the middle button or before any click.
 */
export function whenVisible(work: () => void, signal?: AbortSignal) {
  if (document.visibilityState === 'visible') return work()
  const look = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', look)
    work()
  }
  document.addEventListener('visibilitychange', look, { signal })
}
