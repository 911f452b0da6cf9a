import { type APIRequestContext, expect } from '@playwright/test'

/** What a page says to a visitor's eyes, to assistive technology and to search engines. */
export async function readPage(visitor: APIRequestContext, path: string): Promise<string> {
  const answer = await visitor.get(path)
  expect(answer.status(), path).toBe(200)
  // What is handed to the scripts is not shown by it.
  return (await answer.text()).replaceAll(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
}

/** Each of these texts is on the page that a visitor asks for next. */
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
