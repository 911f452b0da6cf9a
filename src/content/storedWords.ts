// Kept with an application, which staff read: French, whatever language it was written in.

/** Stored as the letter's text when only a file was given. */
export const COVER_LETTER_ATTACHED = 'Lettre de motivation en pièce jointe'
export const SPONTANEOUS_APPLICATION_TITLE = 'Candidature spontanée'

/** The title of what was begun for an offer and sent once it had ended. */
export const spontaneousAfter = (offerTitle: string) =>
  `${SPONTANEOUS_APPLICATION_TITLE} (offre fermée\u00A0: ${offerTitle})`
