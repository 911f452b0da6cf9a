import { expect, type Page } from '@playwright/test'

/** Expects that each of these sentences is visible on the page in its current state. */
export async function expectSentences(page: Page, sentences: readonly string[], state: string) {
  // An element that is not laid out yet has no `innerText`.
  await expect(page.locator('html[data-arriving]')).toHaveCount(0)
  // biome-ignore lint/performance/useDomNodeTextContent: only visible text is compared.
  const text = await page.locator('body').innerText()
  const missing = sentences.filter((sentence) => !text.includes(sentence))
  expect.soft(missing, state).toEqual([])
}
