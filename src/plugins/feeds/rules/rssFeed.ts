import type { Feed, FeedEntry } from './feed'
import { xmlText } from './xmlText'

const XML_NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"'

/** A feed in RSS 2.0 (rssboard.org/rss-specification). */
export function rssFeed({ title, description, pageUrl, feedUrl, language, author, entries }: Feed) {
  const lines = [
    element('title', title),
    element('link', pageUrl),
    element('description', description),
    element('language', language),
    `<atom:link href="${xmlText(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...entries.map((entry) => item(entry, author.name)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${XML_NAMESPACES}><channel>
${lines.join('\n')}
</channel></rss>
`
}

function item(entry: FeedEntry, author: string) {
  const lines = [
    element('title', entry.title),
    element('link', entry.url),
    `<guid isPermaLink="false">${xmlText(entry.id)}</guid>`,
    element('pubDate', new Date(entry.publishedAt).toUTCString()),
    element('dc:creator', author),
    ...entry.topics.map((topic) => element('category', topic)),
    // Feed readers parse the text as HTML: a typed `<` must be escaped twice.
    element('description', xmlText(entry.summary)),
    element('content:encoded', entry.content),
  ]
  return `<item>\n${lines.join('\n')}\n</item>`
}

const element = (name: string, text: string) => `<${name}>${xmlText(text)}</${name}>`
