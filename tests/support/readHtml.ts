import { type HtmlElement, Parser, StaticConfigLoader } from 'html-validate'

const htmlConfig = await new StaticConfigLoader({ elements: ['html5'] }).getConfigFor('page.html')

export type ReadHtml = {
  all: (selector: string) => HtmlElement[]
  /** The text of each element, without markup. */
  texts: (selector: string) => string[]
  /** The attribute of each element that has it. */
  values: (selector: string, attribute: string) => string[]
  /** The attribute of the first element; '' without one. */
  value: (selector: string, attribute: string) => string
}

/** Parses a response as HTML; selectors are simple CSS in ASCII. */
export function readHtml(html: string): ReadHtml {
  const root = new Parser(htmlConfig).parseHtml(html)
  const all = (selector: string) => root.querySelectorAll(selector)
  const values = (selector: string, attribute: string) =>
    all(selector).flatMap((element) => {
      const value = element.getAttributeValue(attribute)
      return value === null ? [] : [decodeEntities(value)]
    })
  return {
    all,
    texts: (selector) => all(selector).map(({ textContent }) => decodeEntities(textContent).trim()),
    values,
    value: (selector, attribute) => values(selector, attribute)[0] ?? '',
  }
}

type StructuredItem = { '@type': string; [property: string]: unknown }

/** The page's structured data, by type. */
export function readStructuredData({ all }: ReadHtml): Map<string, StructuredItem> {
  const parts: StructuredItem[] = all('script[type="application/ld+json"]').map(({ textContent }) =>
    JSON.parse(textContent),
  )
  return new Map(parts.map((part) => [part['@type'], part]))
}

const HTML_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** React and our own pages write these entities only. */
const decodeEntities = (text: string) =>
  text
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name) => HTML_ENTITIES[name] ?? '')
