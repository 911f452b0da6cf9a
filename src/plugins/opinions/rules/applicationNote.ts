export const NOTE_TABLE = 'application_notes'
export const MAX_NOTE_CHARACTERS = 5_000
