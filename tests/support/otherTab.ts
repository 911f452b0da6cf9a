import type { Page } from '@playwright/test'

/**
 * Puts the page in the background, as if its visitor looked at another tab: a confirmation that closes
 * after a few seconds stays open. No event is dispatched, so that event streams stay open.
 */
export const hideTab = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  })

/** Puts the page in the foreground, where the seconds of the confirmation begin. */
export const showTab = (page: Page) =>
  page.evaluate(() => {
    Reflect.deleteProperty(document, 'hidden')
    document.dispatchEvent(new Event('visibilitychange'))
  })
