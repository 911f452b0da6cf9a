import { splitMissionLines } from './listedOffer'

/**
 * The title of an offer's page with its location, because several offers may have the same title.
 */
export const titleWithLocation = (title: string, location: string) => `${title}, ${location}`

/** Joins the parts of the meta description of an offer. */
export const joinOfferMetaDescription = (facts: readonly string[], mission: string) =>
  [facts.length > 0 ? `${facts.join(', ')}.` : '', ...splitMissionLines(mission)]
    .filter((part) => part !== '')
    .join(' ')
