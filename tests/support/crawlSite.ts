import type { Page } from '@playwright/test'
import { hasRareWord } from './siteRecords'

export type ReadPage = {
  /** Path and query. */
  address: string
  status: number
  html: string
  language: string
  title: string
  description: string
  canonical: string
  /** The Open Graph locale. */
  locale: string
  /** Its URL in each language (`hreflang`). */
  alternates: Record<string, string>
  headings: { level: number; text: string }[]
  ids: string[]
  links: { href: string; opensTab: boolean; rel: string }[]
  pictures: { source: string; alternative: string | null }[]
  /** Every script, style, font and image URL of the page, in every size. */
  files: string[]
}

/** The home page of an edition with a prefix. */
const EDITION_HOME = /^\/(en|fr)(?=[/?]|$)/

/**
 * Every page of an edition that is linked from its home page, as the server sends it. Pages that
 * other journeys publish and unpublish are left out.
 * @param home the home page of the edition
 */
export async function crawlSite(page: Page, home = '/'): Promise<ReadPage[]> {
  // The browser fetches and parses, which needs an open page of this origin whose policy allows
  // requests.
  await page.goto('/mentions-legales')
  const origin = new URL(page.url()).origin
  const site = new Map<string, ReadPage>()
  let addresses = [home]
  while (addresses.length > 0) {
    for (const read of await page.evaluate(readPages, addresses)) site.set(read.address, read)
    const linked = [...site.values()].flatMap(({ links }) => links.map(({ href }) => href))
    addresses = [
      ...new Set(linked.filter((href) => isWithinOrigin(href, origin)).map(pathAndQueryOf)),
    ].filter(
      (address) =>
        editionHomeOf(address) === editionHomeOf(home) &&
        !site.has(address) &&
        !hasRareWord(address),
    )
  }
  return [...site.values()]
}

export const isWithinOrigin = (href: string, origin: string) => new URL(href).origin === origin

export function pathAndQueryOf(href: string) {
  const { pathname, search } = new URL(href)
  return pathname + search
}

export const editionHomeOf = (address: string) => EDITION_HOME.exec(address)?.[0] ?? '/'

// Runs in the browser.
function readPages(addresses: string[]): Promise<ReadPage[]> {
  const readPage = async (address: string): Promise<ReadPage> => {
    const answer = await fetch(address)
    const html = await answer.text()
    const parsed = new DOMParser().parseFromString(html, 'text/html')
    const all = (selector: string) => [...parsed.querySelectorAll(selector)]
    const attribute = (selector: string, name: string) =>
      parsed.querySelector(selector)?.getAttribute(name) ?? ''
    const absolute = (href: string) => new URL(href, answer.url).href
    const sizes = (part: Element) =>
      (part.getAttribute('srcset') ?? '').split(',').map((size) => size.trim().split(' ')[0] ?? '')
    return {
      address,
      status: answer.status,
      html,
      language: parsed.documentElement.lang,
      title: parsed.title,
      description: attribute('meta[name="description"]', 'content'),
      canonical: attribute('link[rel="canonical"]', 'href'),
      locale: attribute('meta[property="og:locale"]', 'content'),
      alternates: Object.fromEntries(
        all('link[rel="alternate"][hreflang]').map((link) => [
          link.getAttribute('hreflang'),
          link.getAttribute('href'),
        ]),
      ),
      headings: all('h1, h2, h3, h4, h5, h6').map(({ tagName, textContent }) => ({
        level: Number(tagName.slice(1)),
        text: textContent ?? '',
      })),
      ids: all('[id]').map(({ id }) => id),
      links: all('a[href]').map((link) => ({
        href: absolute(link.getAttribute('href') ?? ''),
        opensTab: link.getAttribute('target') === '_blank',
        rel: link.getAttribute('rel') ?? '',
      })),
      pictures: all('img').map((picture) => ({
        source: picture.getAttribute('src') ?? '',
        alternative: picture.getAttribute('alt'),
      })),
      files: all(
        'img, source, script[src], link[rel~="icon"], link[rel="stylesheet"], link[rel="preload"]',
      )
        .flatMap((part) => [
          part.getAttribute('src') ?? '',
          part.getAttribute('href') ?? '',
          ...sizes(part),
        ])
        .filter((file) => file !== '')
        .map(absolute),
    }
  }
  return Promise.all(addresses.map(readPage))
}
