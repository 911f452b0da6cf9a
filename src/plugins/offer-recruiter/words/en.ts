import type { recruiterWords as french } from './fr'

export const recruiterWords: typeof french = {
  followedBy: (name) => `Your application is being handled by ${name}.`,
}
