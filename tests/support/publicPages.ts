import { type APIRequestContext, expect } from '@playwright/test'

/** The page without its scripts, with structured data. */
export async function readPage(visitor: APIRequestContext, path: string): Promise<string> {
  const answer = await visitor.get(path)
  expect(answer.status(), path).toBe(200)
  // Data for scripts is not visible on the page.
  return (await answer.text()).replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
}

/** Each of these texts is on the page at the next request. */
export async function expectOnPage(visitor: APIRequestContext, path: string, texts: string[]) {
  const page = await readPage(visitor, path)
  expect(
    texts.filter((text) => !page.includes(text)),
    `missing on ${path}`,
  ).toEqual([])
}

export async function expectNotOnPage(visitor: APIRequestContext, path: string, texts: string[]) {
  const page = await readPage(visitor, path)
  expect(
    texts.filter((text) => page.includes(text)),
    `still on ${path}`,
  ).toEqual([])
}
