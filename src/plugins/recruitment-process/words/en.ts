import type { TranslationShape } from '@/src/content/translationShape'
import type { recruitmentProcessWords as french } from './fr'

export const recruitmentProcessWords: TranslationShape<typeof french> = {
  heading: 'The steps of your recruitment',
  medianDelay: (days) =>
    `Median time to an answer: ${formatReplyDelay(days)}, over the last twelve months`,
}

function formatReplyDelay(days: number) {
  if (days === 0) return 'less than a day'
  return days === 1 ? '1 day' : `${days} days`
}
