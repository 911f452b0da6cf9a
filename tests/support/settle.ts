import type { Page } from '@playwright/test'

/**
 * Waits until a page is complete: it is hydrated, nothing changes any more, and nothing is marked
 * as loading.
 */
export const settle = (page: Page) => page.evaluate(waitUntilNothingChanges)

/**
 * Runs in the browser. The title changes after the page, and again after a list refresh; images
 * load after their rows, and controls without a name are named then.
 */
function waitUntilNothingChanges() {
  const aMomentMs = 150
  const isWhole = () =>
    document.title !== '' &&
    !document.querySelector('.shimmer-effect') &&
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text is searched.
    !/Chargement(…|\.\.\.)/.test(document.body.innerText) &&
    [...document.querySelectorAll('.thumbnail')].every((box) => box.querySelector('img, svg'))
  // React attaches the properties of each hydrated element to it.
  const isHydrated = () => Object.keys(document.body).some((key) => key.startsWith('__reactProps$'))
  let wasHydrated = isHydrated()
  return new Promise<void>((resolve) => {
    const end = async () => {
      const before = changed
      // On a busy machine the next frame, in which charts measure themselves, may be late.
      for (const _ of [1, 2]) await new Promise(requestAnimationFrame)
      if (changed !== before) return
      // The effects of React run after the hydration.
      const isReady = wasHydrated && isWhole()
      wasHydrated = isHydrated()
      if (!isReady) return waitAgain()
      changes.disconnect()
      resolve()
    }
    let changed = 0
    let moment = setTimeout(end, aMomentMs)
    const waitAgain = () => {
      changed += 1
      clearTimeout(moment)
      moment = setTimeout(end, aMomentMs)
    }
    const changes = new MutationObserver(waitAgain)
    changes.observe(document, { attributes: true, childList: true, subtree: true })
  })
}
