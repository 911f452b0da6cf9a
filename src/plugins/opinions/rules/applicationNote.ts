import type { ErasedTable } from '@/src/domain/people/erasedTable'

export const erasableNotesTable: ErasedTable = {
  table: 'application_notes',
  applications: ['application_id'],
}

export const MAX_NOTE_CHARACTERS = 5_000
