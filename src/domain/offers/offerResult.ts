import { missionLines } from './listedOffer'

/** The title of an offer's page, which several offers may share but for their place. */
export const titleAt = (title: string, location: string) => `${title}, ${location}`

/** What a search engine shows below it. */
export const factsAndMission = (facts: readonly string[], mission: string) =>
  [facts.length > 0 ? `${facts.join(', ')}.` : '', ...missionLines(mission)]
    .filter((part) => part !== '')
    .join(' ')
