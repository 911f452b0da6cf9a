import type { ChosenFileError } from '@/src/domain/uploadedFile'

// Apart from what the server answers: this much goes to every browser that shows the form.
export const chosenFileSentences = {
  fileTooLarge: 'The file must not exceed 5 MB. Choose a smaller one.',
  fileTypeRefused: 'Only PDF and Word files are accepted. Choose another file.',
} as const satisfies Record<ChosenFileError, string>
