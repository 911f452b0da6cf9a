import { formatDate, formatStoredDay } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'

const DECIDED = {
  words: 'Décision prise',
  next: 'Nous vous avons fait part de notre réponse. Pour toute question, répondez à l’un de nos messages.',
} as const

/** The texts of the candidate page and of its mails. */
export const candidateWords = {
  title: 'Votre candidature',
  spontaneous: 'Candidature spontanée',
  statuses: {
    pending: {
      words: 'Reçue',
      next: 'Notre équipe va lire votre candidature. Vous aurez une réponse par e-mail, quelle qu’elle soit.',
    },
    reviewed: {
      words: 'En cours d’étude',
      next: 'Notre équipe étudie votre candidature. Vous aurez une réponse par e-mail, quelle qu’elle soit.',
    },
    accepted: DECIDED,
    rejected: DECIDED,
  },
  status: 'Où en est votre candidature',
  next: 'La suite',
  facts: 'Ce que nous avons reçu',
  offer: 'Offre',
  sentOn: 'Envoyée le',
  dueOn: 'Réponse promise au plus tard le',
  repliedOn: 'Dernière réponse le',
  files: 'Fichiers reçus',
  noFiles: 'Aucun fichier',
  day: (moment: string, timezone: SiteTimezone) => formatDate(moment, timezone),
  storedDay: (noon: string) => formatStoredDay(noon),
  personal:
    'Ce lien vous est personnel\u00A0: toute personne qui l’a peut lire cette page. Il fonctionne tant que nous conservons votre candidature.',
  rights: 'En savoir plus sur vos droits',
  notMine: 'Ce n’est pas moi',
  notMineText:
    'Vous n’avez pas postulé chez nous\u00A0? La personne qui l’a fait s’est sans doute trompée d’adresse e-mail. Désactivez ce lien\u00A0: il ne montrera plus rien, et notre équipe sera prévenue.',
  notMineButton: 'Désactiver ce lien et prévenir l’équipe',
  revokedTitle: 'Ce lien est désactivé',
  revokedText:
    'Merci de nous avoir prévenus. Ce lien ne montre plus rien, et notre équipe sait que la candidature n’est pas la vôtre.',
  backHome: 'Retour à l’accueil',
  requestTitle: 'Suivre votre candidature',
  invalidTitle: 'Ce lien n’est plus valable',
  invalidText:
    'Il est incomplet, a été désactivé, ou la candidature n’est plus conservée. Vous pouvez demander un autre lien.',
  requestText:
    'Indiquez l’adresse e-mail avec laquelle vous avez postulé. Nous vous enverrons un lien vers chacune de vos candidatures.',
  emailLabel: 'Adresse e-mail',
  required: 'Le champ est obligatoire.',
  requestButton: 'Recevoir mon lien',
  requesting: 'Envoi en cours…',
  requestedTitle: 'Regardez vos e-mails',
  requestedText:
    'Si cette adresse est celle d’une candidature, un message avec votre lien arrive dans quelques minutes. Sinon, vérifiez l’adresse, ou répondez à l’un de nos messages.',
  correctTitle: 'Corriger votre adresse e-mail',
  correctText: 'Votre demande n’est pas encore partie\u00A0: corrigez l’adresse, puis renvoyez-la.',
  expiredText: 'Votre saisie n’est plus conservée. Indiquez à nouveau votre adresse e-mail.',
  mails: {
    follow:
      'Vous pouvez suivre votre candidature à tout moment. Le lien ci-dessous vous est personnel\u00A0: ne le transmettez pas.',
    followLink: 'Suivre ma candidature',
    subject: (company: string) => `Suivre votre candidature chez ${company}`,
    greeting: 'Bonjour,',
    one: (offer: string) =>
      `Voici le lien vers votre candidature (${offer}). Il vous est personnel\u00A0: ne le transmettez pas.`,
    many: 'Voici les liens vers vos candidatures. Ils vous sont personnels\u00A0: ne les transmettez pas.',
    each: (offer: string, day: string) => `${offer}, envoyée le ${day}`,
    footer:
      'Vous recevez ce message parce que ce lien a été demandé pour votre adresse. Si vous n’avez pas postulé, ouvrez le lien et choisissez «\u00A0Ce n’est pas moi\u00A0».',
  },
} as const
