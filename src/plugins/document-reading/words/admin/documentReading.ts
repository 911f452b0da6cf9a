import type { DocumentReadingState } from '@/src/plugins/document-reading/rules/classifyDocumentText'
import {
  MAX_DOCUMENT_TEXT_CHARACTERS,
  MAX_TEXT_PAGES,
} from '@/src/plugins/document-reading/rules/documentText'
import { MAX_PICTURE_PIXELS } from '@/src/plugins/document-reading/rules/pdfReader'

const NUMBER_FORMAT = new Intl.NumberFormat('fr-FR')

/** Words for the content of the candidate's documents, on the page of an application. */
export const documentReadingWords = {
  loading: 'Ouverture du document…',
  unreadable: 'Ce document n’a pas pu être affiché ici. Téléchargez-le pour le lire.',
  /** Words for a document that the search does not find, or only in part. */
  unsearched: {
    cut: `Document très long\u00A0: la recherche dans les documents s’y arrête après ${MAX_TEXT_PAGES} pages ou ${NUMBER_FORMAT.format(MAX_DOCUMENT_TEXT_CHARACTERS)} caractères.`,
    scan: 'Document numérisé ou presque vide\u00A0: sans texte, la recherche dans les documents ne le trouve pas.',
    unreadable:
      'Le texte de ce document n’a pas pu être lu\u00A0: la recherche dans les documents ne le trouve pas.',
  } satisfies Record<Exclude<DocumentReadingState, 'read'>, string>,
  documentTitle: (file: string) => `Contenu de ${file}`,
  pages: (shown: number, total: number) =>
    total > shown
      ? `${shown} premières pages sur ${total}. Téléchargez le document pour lire la suite.`
      : total === 1
        ? '1 page'
        : `${total} pages`,
  blankPages: (numbers: readonly number[], total: number) => {
    const finding =
      total === 1
        ? 'Ce document n’a rien montré\u00A0: il est vide, ou ne se dessine pas ici.'
        : numbers.length === 1
          ? `La page ${numbers[0]} n’a rien montré\u00A0: elle est vide, ou ne se dessine pas ici.`
          : `Les pages ${formatNumberList(numbers)} n’ont rien montré\u00A0: elles sont vides, ou ne se dessinent pas ici.`
    return `${finding} Téléchargez le document pour le vérifier.`
  },
  pictureLeftOut: `Une image de plus de ${MAX_PICTURE_PIXELS / 1_000_000} millions de pixels n’est pas montrée ici. Téléchargez le document pour la voir.`,
  textOnly: 'Texte extrait du document Word, sans mise en page.',
  textCut: 'Le texte est plus long : téléchargez le document pour lire la suite.',
  emptyText:
    'Ce document ne contient pas de texte, peut-être une image. Téléchargez-le pour le voir.',
} as const

const LIST_FORMAT = new Intl.ListFormat('fr')
const formatNumberList = (numbers: readonly number[]) => LIST_FORMAT.format(numbers.map(String))
