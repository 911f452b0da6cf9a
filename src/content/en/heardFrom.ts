import type { HeardFromChoice } from '@/src/domain/submissions/heardFrom'

export const heardFromLabels = {
  jobAdvert: 'Online job advertisement',
  searchEngine: 'Search engine',
  socialNetwork: 'Social network',
  recommendation: 'Recommended by a friend or an employee',
  schoolOrFair: 'School or job fair',
  assistant: 'AI assistant',
  other: 'Other',
} as const satisfies Record<HeardFromChoice, string>
