import type { Feed, FeedEntry } from './feed'
import { escapeXml } from './xmlText'

const XML_NAMESPACES =
  'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"'

/** Builds a feed in RSS 2.0 (rssboard.org/rss-specification). */
export function buildRssFeed({
  title,
  description,
  pageUrl,
  feedUrl,
  language,
  author,
  entries,
}: Feed) {
  const lines = [
    xmlElement('title', title),
    xmlElement('link', pageUrl),
    xmlElement('description', description),
    xmlElement('language', language),
    `<atom:link href="${escapeXml(feedUrl)}" rel="self" type="application/rss+xml"/>`,
    ...entries.map((entry) => buildRssItem(entry, author.name)),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" ${XML_NAMESPACES}><channel>
${lines.join('\n')}
</channel></rss>
`
}

function buildRssItem(entry: FeedEntry, author: string) {
  const lines = [
    xmlElement('title', entry.title),
    xmlElement('link', entry.url),
    `<guid isPermaLink="false">${escapeXml(entry.id)}</guid>`,
    xmlElement('pubDate', new Date(entry.publishedAt).toUTCString()),
    xmlElement('dc:creator', author),
    ...entry.topics.map((topic) => xmlElement('category', topic)),
    // The text is escaped twice, because feed readers parse it as HTML.
    xmlElement('description', escapeXml(entry.summary)),
    xmlElement('content:encoded', entry.content),
  ]
  return `<item>\n${lines.join('\n')}\n</item>`
}

const xmlElement = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`
