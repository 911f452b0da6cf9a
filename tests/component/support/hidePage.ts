import { onTestFinished, vi } from 'vitest'

/** Moves the page into a background tab, or back into sight. */
export function hidePage(isHidden: boolean) {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  const state = isHidden ? 'hidden' : 'visible'
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  onTestFinished(() => {
    hidden.mockRestore()
    visibility.mockRestore()
  })
  document.dispatchEvent(new Event('visibilitychange'))
}
