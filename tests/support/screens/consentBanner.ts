import type { Page } from '@playwright/test'

/** The question about cookies. */
export function consentBanner(page: Page) {
  const banner = page.getByRole('region', { name: 'Vos choix en matière de cookies' })
  return { banner, acceptAll: banner.getByRole('button', { name: 'Accepter tout' }) }
}
