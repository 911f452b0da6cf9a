/** Paragraphs of an article; an inner list becomes bullet points. */
export type ArticleContent = { heading: string; body: (string | string[])[] }
