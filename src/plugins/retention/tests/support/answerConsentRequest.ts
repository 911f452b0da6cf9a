import type { APIRequestContext } from '@playwright/test'
import { expect } from '@/tests/support/httpTest'
import { readHtml } from '@/tests/support/readHtml'

/** Answers on the page of a mailed link as a browser without JavaScript; returns the next page. */
export async function answerConsentRequest(
  visitor: APIRequestContext,
  link: string,
  reponse: 'accept' | 'refuse',
): Promise<string> {
  const page = readHtml(await (await visitor.get(link)).text())
  const form = {
    jeton: new URL(link, 'https://exemplia.test').searchParams.get('jeton') ?? '',
    reponse,
    texte: page.value('input[name="texte"]', 'value'),
  }
  // With `no-referrer` a browser sends the origin `null`.
  const sent = await visitor.post(page.value('main form', 'action'), {
    ...{ form, maxRedirects: 0 },
    headers: { Origin: 'null' },
  })
  expect(sent.status()).toBe(303)
  return (await visitor.get(sent.headers().location ?? '')).text()
}
