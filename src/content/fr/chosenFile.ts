import type { ChosenFileError } from '@/src/domain/uploadedFile'

// Apart from what the server answers: this much goes to every browser that shows the form.
export const chosenFileSentences = {
  fileTooLarge: 'Le fichier ne doit pas dépasser 5MB',
  fileTypeRefused: 'Seuls les fichiers PDF et Word sont acceptés',
} as const satisfies Record<ChosenFileError, string>
