import type { Page } from '@playwright/test'

/** An open list does not follow the records of other tests, which would move its rows. */
export const withoutEvents = (page: Page) =>
  // No response: the page would request the events again after one.
  page.route(/\/api\/(equipe|offres)\/evenements$/, () => undefined)
