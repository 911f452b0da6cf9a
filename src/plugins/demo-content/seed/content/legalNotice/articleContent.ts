/** The paragraphs of an article; an inner array becomes a bullet list. */
export type ArticleContent = { heading: string; body: (string | string[])[] }
