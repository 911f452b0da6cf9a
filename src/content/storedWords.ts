// Texts stored with an application for staff: in French, whatever the language of the form.

/** The text of the cover letter when only a file was sent. */
export const COVER_LETTER_ATTACHED_TEXT = 'Lettre de motivation en pièce jointe'
export const SPONTANEOUS_APPLICATION_TITLE = 'Candidature spontanée'

/** The title of an application that was started for an offer and sent after its end. */
export const spontaneousTitleAfterClosing = (offerTitle: string) =>
  `${SPONTANEOUS_APPLICATION_TITLE} (offre fermée\u00A0: ${offerTitle})`
