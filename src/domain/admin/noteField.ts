/** Id of the field of a new note, for keyboard shortcuts and labels. */
export const NOTE_FIELD_ID = 'note-interne'
