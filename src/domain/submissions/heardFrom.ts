/** How candidates say that they came to know the firm, if they say it. */
export const HEARD_FROM = [
  'jobAdvert',
  'searchEngine',
  'socialNetwork',
  'recommendation',
  'schoolOrFair',
  'assistant',
  'other',
] as const
export type HeardFrom = (typeof HEARD_FROM)[number]

/** What was chosen in the form, where it is one of the answers. */
export const readHeardFrom = (chosen: string): HeardFrom | null =>
  HEARD_FROM.find((answer) => answer === chosen) ?? null
