/** The choices for how candidates heard of the firm; the question is optional. */
export const HEARD_FROM_CHOICES = [
  'jobAdvert',
  'searchEngine',
  'socialNetwork',
  'recommendation',
  'schoolOrFair',
  'assistant',
  'other',
] as const
export type HeardFromChoice = (typeof HEARD_FROM_CHOICES)[number]
