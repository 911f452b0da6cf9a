/**
 * Runs `work` once, as soon as the page is visible: at once, or when its background tab is opened.
 * Browsers also load pages in the background, after a middle click or in advance.
 */
export function runOncePageVisible(work: () => void, signal?: AbortSignal) {
  if (document.visibilityState === 'visible') return work()
  const look = () => {
    if (document.visibilityState !== 'visible') return
    document.removeEventListener('visibilitychange', look)
    work()
  }
  document.addEventListener('visibilitychange', look, { signal })
}
