import type { Feed } from './feed'

/** Builds a feed in JSON Feed 1.1 (jsonfeed.org/version/1.1). */
export function buildJsonFeed({
  title,
  description,
  pageUrl,
  feedUrl,
  language,
  author,
  entries,
}: Feed) {
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    description,
    language,
    authors: [author],
    items: entries.map((entry) => ({
      id: entry.id,
      url: entry.url,
      title: entry.title,
      summary: entry.summary,
      content_html: entry.content,
      date_published: entry.publishedAt,
      language: entry.language,
      tags: entry.topics,
    })),
  }
}
