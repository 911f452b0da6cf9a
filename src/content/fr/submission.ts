import type { ChosenFileError } from '@/src/domain/files/uploadedFile'
import type { UnstoredFileWarning } from '@/src/domain/submissions/applicationForm'
import type { InputError, RefusalReason } from '@/src/domain/submissions/submission'

export const honeypotLabel = 'Ne pas remplir'
export const unexpectedErrorSentence = 'Une erreur inattendue est survenue. Veuillez réessayer.'
/** The question when a visitor leaves while a form is being sent. */
export const leaveWhileSendingSentence =
  'Votre envoi n’est pas terminé. Si vous quittez cette page, elle ne pourra pas vous dire s’il est arrivé. La quitter\u00A0?'

/** File errors that the form shows before it is sent. */
export const chosenFileErrorSentences = {
  fileTooLarge: 'Le fichier ne doit pas dépasser 5MB',
  fileTypeRefused: 'Seuls les fichiers PDF et Word sont acceptés',
  fileEmpty:
    'Ce fichier est vide. Enregistrez votre document à nouveau ou exportez-le en PDF, puis choisissez-le à nouveau.',
  fileUnreadable:
    'Ce fichier n’a pas pu être lu. S’il est dans un espace en ligne, téléchargez-le d’abord sur votre appareil, puis choisissez-le à nouveau.',
} as const satisfies Record<ChosenFileError, string>

export const submissionErrorSentences = {
  nameMissing: 'Indiquez votre nom.',
  emailMissing: 'Indiquez votre adresse e-mail.',
  emailInvalid: 'Cette adresse e-mail n’est pas valide. Exemple : prenom.nom@exemple.fr',
  emailNotAscii:
    'Nos messages ne peuvent pas atteindre une adresse qui a un accent ou un caractère spécial avant le @. Indiquez une autre adresse e-mail.',
  subjectMissing: 'Indiquez le sujet de votre message.',
  messageMissing: 'Écrivez votre message.',
  textTooLong: 'Ce texte est trop long. Raccourcissez-le avant de l’envoyer.',
  ...chosenFileErrorSentences,
  fileIsPdf:
    'Ce fichier est un document PDF, malgré son nom. Donnez-lui un nom qui finit par .pdf, puis choisissez-le à nouveau.',
  fileIsDoc:
    'Ce fichier est un document Word, malgré son nom. Donnez-lui un nom qui finit par .doc ou exportez-le en PDF, puis choisissez-le à nouveau.',
  fileIsDocx:
    'Ce fichier est un document Word, malgré son nom. Donnez-lui un nom qui finit par .docx ou exportez-le en PDF, puis choisissez-le à nouveau.',
  fileDamaged:
    'Ce fichier est endommagé ou incomplet. Ouvrez-le, enregistrez-le à nouveau ou exportez-le en PDF, puis choisissez-le à nouveau.',
  fileTooComplex:
    'Ce fichier est trop complexe pour être vérifié\u00A0: un PDF peut compter 100\u00A0000 objets, un document Word 2\u00A0000 éléments et, une fois décompressé, 64\u00A0Mo et cent fois sa taille. Réduisez-le ou exportez-le à nouveau en PDF, puis choisissez-le à nouveau.',
  fileHasMacros:
    'Ce fichier contient des macros. Exportez-le en PDF ou enregistrez-le sans macros, puis choisissez-le à nouveau.',
  fileNeedsPassword:
    'Ce fichier est protégé par un mot de passe. Enregistrez-le sans mot de passe, puis choisissez-le à nouveau.',
  fileTooOld:
    'Ce fichier vient d’une version de Word antérieure à 1997. Enregistrez-le au format .docx ou exportez-le en PDF, puis choisissez-le à nouveau.',
  fileLoadsElsewhere:
    'Ce fichier va chercher un modèle ou un objet sur un autre ordinateur. Exportez-le en PDF, puis choisissez-le à nouveau.',
  fileCallsProgram:
    'Ce fichier contient un champ qui fait appel à un autre programme (DDE). Retirez-le du document ou exportez le document en PDF, puis choisissez-le à nouveau.',
  fileHasProgram:
    'Ce fichier contient un programme. Retirez-le du document ou exportez le document en PDF, puis choisissez-le à nouveau.',
  fileNotInspected:
    'Vos fichiers n’ont pas pu être vérifiés, faute de temps. Patientez une minute, puis envoyez votre candidature à nouveau.',
  jobOfferClosed:
    'Cette offre n’est plus ouverte. Vous pouvez nous adresser une candidature spontanée.',
  crossSite: 'Cet envoi vient d’un autre site : il a été refusé.',
  bodyUnreadable: 'Votre envoi n’a pas pu être lu. Rechargez la page et réessayez.',
  bodyTooLarge: 'Votre envoi est trop volumineux. Le fichier ne doit pas dépasser 5MB',
  tooManySubmissions:
    'Trop d’envois ont été faits depuis votre connexion. Patientez un moment avant de réessayer.',
  accessRequestsFull:
    'Trop de demandes d’accès attendent déjà une réponse\u00A0: la vôtre n’a pas été enregistrée. Réessayez dans quelques jours, ou adressez-vous à la personne qui vous a proposé un accès.',
  applicationNotSaved:
    "Erreur lors de l'envoi de la candidature: le service est momentanément indisponible. Réessayez dans quelques minutes.",
  messageNotSaved:
    'Votre message n’a pas pu être envoyé. Votre texte est conservé : réessayez dans quelques minutes ou appelez-nous.',
  unexpected: unexpectedErrorSentence,
} as const satisfies Record<InputError | RefusalReason, string>

export const submissionWarningSentences = {
  cvNotStored:
    "Le CV n'a pas pu être téléchargé, mais votre candidature sera tout de même envoyée. Vous pourrez nous transmettre votre CV par email.",
  coverLetterNotStored:
    "La lettre de motivation n'a pas pu être téléchargée, mais votre candidature sera tout de même envoyée.",
} as const satisfies Record<UnstoredFileWarning, string>

/** Sentence above a refused form, which has the typed values but not the files. */
export const filesNotKeptSentence =
  'Votre candidature n’est pas encore partie. Votre texte a été conservé, mais pas les fichiers : choisissez-les à nouveau.'

export const refusalPageWords = {
  title: 'Envoi impossible',
  goBack:
    'Revenez à la page précédente avec votre navigateur : ce que vous avez écrit s’y trouve encore.',
  kept: 'Cette page garde ce que vous avez écrit : laissez-la ouverte, puis renvoyez-le avec le bouton ci-dessous.',
  filesAgain: 'Vos fichiers, eux, doivent être choisis à nouveau.',
  resend: 'Renvoyer',
} as const
