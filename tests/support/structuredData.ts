import type { Page } from '@playwright/test'

type Described = { '@type': string; [property: string]: unknown }

/** What the page tells search engines, by type. */
export async function structuredData(page: Page): Promise<Map<string, Described>> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const parts: Described[] = texts.map((text) => JSON.parse(text))
  return new Map(parts.map((part) => [part['@type'], part]))
}
