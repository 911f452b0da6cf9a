import type { Page } from '@playwright/test'

/**
 * The page is in the background from now on, like when its visitor looks at another tab: a
 * confirmation that would leave by itself after a few seconds stays. Event streams stay open, because
 * the page is not told of the change.
 */
export const lookAway = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  })

/** The visitor returns, and the seconds begin. */
export const lookBack = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  })
