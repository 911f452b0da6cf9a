/** The paragraphs of an article; an inner array becomes a bullet list. */
export type LegalArticleContent = { heading: string; body: (string | string[])[] }
