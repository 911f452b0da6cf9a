import type { Page } from '@playwright/test'

/** The texts of a page and their places. Parts marked as another language are separate. */
export type PageTexts = {
  own: string[]
  /** The texts whose language cannot be marked: in the head, attributes and structured data. */
  unmarked: string[]
  foreign: string[]
}

/** The texts of the current page, including closed disclosures. */
export const textsOf = (page: Page): Promise<PageTexts> => page.evaluate(readTextsInBrowser, null)

/** The texts of a page as the server sent it. */
export const readHtmlTexts = (page: Page, html: string): Promise<PageTexts> =>
  page.evaluate(readTextsInBrowser, html)

// Runs in the browser.
function readTextsInBrowser(html: string | null): PageTexts {
  const read = html === null ? document : new DOMParser().parseFromString(html, 'text/html')
  const language = read.documentElement.lang
  const texts: PageTexts = { own: [], unmarked: [], foreign: [] }
  const isOwn = (part: Element | null) => part?.closest('[lang]')?.getAttribute('lang') === language
  const note = (list: string[], text: string | null) => {
    if (text?.trim()) list.push(text.trim())
  }

  const nodes = read.createTreeWalker(read.documentElement, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const { parentElement, textContent } = nodes.currentNode
    if (parentElement?.closest('script, style')) continue
    const marked = isOwn(parentElement) ? texts.own : texts.foreign
    note(parentElement?.closest('title') ? texts.unmarked : marked, textContent)
  }
  // The last one is rendered by the style sheet of narrow tables.
  const said = ['alt', 'aria-label', 'title', 'placeholder', 'data-label']
  for (const attribute of said) {
    for (const part of read.querySelectorAll(`[${attribute}]`)) {
      note(isOwn(part) ? texts.unmarked : texts.foreign, part.getAttribute(attribute))
    }
  }
  const metas = 'meta[name="description"], meta[property^="og:"], meta[name^="twitter:"]'
  for (const meta of read.querySelectorAll(metas)) {
    const content = meta.getAttribute('content') ?? ''
    if (!/^https?:/.test(content)) note(texts.unmarked, content)
  }
  for (const script of read.querySelectorAll('script[type="application/ld+json"]')) {
    const content = script.textContent ?? '{}'
    const isPosting = JSON.parse(content)['@type'] === 'JobPosting'
    JSON.parse(content, (key, value) => {
      if (typeof value === 'string' && !key.startsWith('@') && !/^https?:/.test(value)) {
        // An offer has its own language, whatever the language of the page.
        note(isPosting && key === 'description' ? texts.foreign : texts.unmarked, value)
      }
      return value
    })
  }
  return texts
}
