import { SPONTANEOUS_APPLICATION_TITLE } from '../storedWords'
import { heardFromLabels } from './heardFrom'

export const applicationPageWords = {
  backToOffers: "Retour aux offres d'emploi",
  eyebrow: 'Candidature',
  titleOf: (jobTitle: string) => `Postuler\u00A0: ${jobTitle}`,
  description: (jobTitle: string) =>
    `Envoyez votre candidature pour le poste «\u00A0${jobTitle}\u00A0» en une minute\u00A0: vos coordonnées, votre CV et, si vous le souhaitez, une lettre.`,
  spontaneousTitle: SPONTANEOUS_APPLICATION_TITLE,
  spontaneousIntroduction:
    'Aucune offre ne vous correspond tout à fait\u202F? Présentez-vous\u00A0: nous lisons chaque candidature et revenons vers vous dès qu’un poste s’en approche.',
  required: 'Les champs marqués d’un astérisque (*) sont obligatoires.',
  stepsHeading: 'Et ensuite\u202F?',
  steps: [
    'Votre candidature arrive directement à l’équipe de recrutement, qui la lit en personne.',
    'Si votre parcours correspond, nous vous appelons pour un premier échange d’une demi-heure.',
    'Vous rencontrez ensuite votre futur responsable et un membre de l’équipe.',
  ],
  /** Sentence shown after an application was sent. */
  promise: (days: number) =>
    days > 1
      ? `Vous aurez une réponse de notre part sous ${days}\u00A0jours, quelle qu’elle soit.`
      : 'Vous aurez une réponse de notre part sous un jour, quelle qu’elle soit.',
  /** Sentences below the form, with one about the retention of applications, if there is one. */
  consent: (retention: string | undefined) =>
    `En envoyant ce formulaire, vous acceptez que vos données soient utilisées pour étudier votre candidature. Elles ne sont transmises à personne d’autre. ${retention === undefined ? '' : `${retention} `}Vous pouvez à tout moment les consulter, les faire corriger ou supprimer.`,
  moreOffers: 'Voir nos offres',
  /** Notice above the form of an offer that ended meanwhile. */
  closedMeanwhile: (sentences: string) =>
    `L’offre a pris fin pendant que vous écriviez. Ce formulaire envoie désormais une candidature spontanée. ${sentences}`,
  correctTitle: 'Corriger votre candidature',
  closedTitle: 'Cette offre n’est plus ouverte',
  closedText:
    'Le poste a été pourvu ou l’annonce retirée. Vous pouvez nous adresser une candidature spontanée\u00A0: nous l’étudierons avec la même attention.',
  unlistedText:
    'Ce poste ne figure pas parmi nos offres en cours. Vous pouvez nous écrire à son sujet, ou nous laisser trouver le poste qui vous correspond\u00A0:',
  sendSpontaneous: 'Envoyer une candidature spontanée',
} as const

export const applicationFormWords = {
  candidateName: 'Nom complet',
  candidateEmail: 'E-mail',
  candidatePhone: 'Téléphone',
  phoneHelp: 'Facultatif. Utile pour convenir d’un échange.',
  cv: 'CV',
  fileHelp: 'PDF ou Word (.doc, .docx), 5 Mo au plus.',
  letterLegend: 'Lettre de motivation',
  letterLegendHelp: 'Facultative\u00A0: écrivez-la ici ou joignez un fichier.',
  coverLetter: 'Votre lettre',
  coverLetterFile: 'Fichier de votre lettre',
  or: 'OU',
  removeFile: 'Retirer',
  withoutFile:
    'Un fichier que vous avez choisi n’a pas été accepté\u00A0: il ne sera pas joint. Choisissez-en un autre, ou envoyez encore une fois pour partir sans lui.',
  heardFrom: 'Comment nous avez-vous connus\u202F?',
  heardFromHelp: 'Facultatif. Votre réponse ne change rien à l’étude de votre candidature.',
  noHeardFrom: 'Sans réponse',
  heardFromLabels,
  submit: 'Envoyer ma candidature',
  submitSpontaneous: 'Envoyer comme candidature spontanée',
  sending: 'Envoi en cours...',
  progress: 'Avancement de l’envoi',
  consentLink: 'En savoir plus sur vos droits',
} as const

export const applicationSentWords = {
  sentTitle: 'Candidature envoyée !',
  sentText: 'Votre candidature a été transmise avec succès.',
  sentNext: 'Nous vous contacterons dans les plus brefs délais.',
  backHome: "Retour à l'accueil",
} as const
