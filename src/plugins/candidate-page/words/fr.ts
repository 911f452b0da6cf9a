import { formatDate, formatDateTime, formatStoredDay } from '@/src/content/dates'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { CandidateNotice } from '../rules/candidateSession'

const DECIDED_STATUS_WORDS = {
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
    accepted: DECIDED_STATUS_WORDS,
    rejected: DECIDED_STATUS_WORDS,
  },
  withdrawn: {
    words: 'Retirée',
    next: (day: string) => `Vous avez retiré votre candidature le ${day}.`,
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
  manage: 'Modifier, retirer ou effacer votre candidature',
  manageText: (minutes: number) =>
    `Pour vérifier que c’est bien vous, nous envoyons un code à votre adresse e-mail. Il est valable ${minutes} minutes.`,
  codeButton: 'Recevoir un code',
  codeLabel: 'Code reçu par e-mail',
  codeHelp: 'Six chiffres. Regardez aussi dans les courriers indésirables.',
  codeEnter: 'Valider le code',
  codeAgain: 'Recevoir un autre code',
  sessionText: (minutes: number) =>
    `Pendant ${minutes} minutes, vous pouvez modifier, retirer ou effacer votre candidature.`,
  correct: 'Corriger ou compléter ma candidature',
  correctFileHelp: 'PDF ou Word (.doc, .docx), 5 Mo au plus. Laissé vide, le fichier reçu reste.',
  save: 'Enregistrer',
  saving: 'Enregistrement en cours…',
  correctionTitle: 'Corriger votre candidature',
  correctionRefused:
    'Rien n’est encore enregistré\u00A0: corrigez les champs signalés et choisissez à nouveau vos fichiers.',
  correctionTooLate:
    'Votre accès est terminé, et rien n’est enregistré. Ouvrez votre page dans un autre onglet, demandez un nouveau code, puis enregistrez à nouveau ici.',
  withdraw: 'Retirer ma candidature',
  withdrawText:
    'Nous n’étudierons plus votre candidature et vous n’aurez plus de réponse. Un retrait ne s’annule pas\u00A0: pour changer d’avis, postulez à nouveau.',
  replace: (count: number) =>
    count === 1 ? 'Remplacer ma première candidature' : 'Remplacer mes candidatures précédentes',
  replaceText: (count: number, day: string) =>
    count === 1
      ? `Votre candidature du ${day} à cette offre est retirée\u00A0: nous étudierons celle-ci à sa place, et vous n’aurez pas de réponse pour la première. Ce retrait ne s’annule pas.`
      : `Vos ${count} candidatures précédentes à cette offre sont retirées\u00A0: nous étudierons celle-ci à leur place, et vous n’aurez pas de réponse pour elles. Ce retrait ne s’annule pas.`,
  erase: 'Effacer ma candidature',
  eraseText: (hours: number) =>
    `Votre candidature, vos fichiers et nos échanges seront effacés dans ${hours} heures. Jusque-là, vous pouvez l’annuler sur cette page.`,
  eraseLabel: (word: string) => `Pour confirmer, écrivez ${word}`,
  erasureWord: 'EFFACER',
  erasureDue: (moment: string) =>
    `Vous avez demandé l’effacement de votre candidature\u00A0: elle sera effacée le ${moment}.`,
  erasureCancel: 'Annuler l’effacement',
  erasureCancelHint: 'Pour l’annuler, demandez un code ci-dessous.',
  moment: (moment: string, timezone: SiteTimezone) => formatDateTime(moment, timezone),
  copyButton: 'Télécharger une copie de mes données',
  notices: {
    'code-sent': 'Le code part par e-mail. Il arrive dans quelques minutes.',
    'code-wrong': 'Ce code n’est pas le bon. Vérifiez les six chiffres du dernier e-mail.',
    'code-expired':
      'Ce code n’est plus valable, ou a été essayé trop de fois. Demandez un autre code.',
    'codes-exhausted':
      'Trop de codes ont été demandés pour cette candidature. Réessayez dans une heure.',
    'session-opened': 'Le code est bon\u00A0: vous pouvez maintenant gérer votre candidature.',
    'session-ended': 'Votre accès est terminé. Demandez un nouveau code.',
    corrected: 'Vos corrections sont enregistrées. Notre équipe les voit.',
    withdrawn: 'Votre candidature est retirée. Notre équipe le voit.',
    'earlier-replaced':
      'Ce que vous aviez envoyé avant pour cette offre, et qui était encore en cours, est retiré\u00A0: nous étudierons cette candidature-ci. Notre équipe le voit.',
    'nothing-to-replace': 'Il n’y a pas, ou plus, de candidature précédente à remplacer.',
    'erasure-unconfirmed':
      'L’effacement n’est pas confirmé\u00A0: écrivez exactement le mot demandé.',
    'erasure-requested': 'Votre demande d’effacement est enregistrée.',
    'erasure-cancelled': 'L’effacement est annulé\u00A0: nous gardons votre candidature.',
  } satisfies Record<CandidateNotice, string>,
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
    appliedBefore: (day: string) =>
      `Vous aviez déjà postulé à cette offre le ${day}. Nous avons toutes vos candidatures, et notre équipe lira la plus récente.`,
    replaceEarlier: (action: string) =>
      `Pour que seule celle-ci compte, ouvrez le lien ci-dessous, demandez un code et choisissez «\u00A0${action}\u00A0».`,
    followLink: 'Suivre ma candidature',
    subject: (company: string) => `Suivre votre candidature chez ${company}`,
    greeting: 'Bonjour,',
    one: (offer: string) =>
      `Voici le lien vers votre candidature (${offer}). Il vous est personnel\u00A0: ne le transmettez pas.`,
    many: 'Voici les liens vers vos candidatures. Ils vous sont personnels\u00A0: ne les transmettez pas.',
    each: (offer: string, day: string) => `${offer}, envoyée le ${day}`,
    codeSubject: (company: string) => `Votre code pour votre candidature chez ${company}`,
    codeTitle: 'Votre code',
    codeText: (minutes: number) =>
      `Écrivez ce code sur la page de votre candidature. Il est valable ${minutes} minutes et sert une seule fois.`,
    code: 'Code',
    codeFooter:
      'Vous recevez ce message parce que ce code a été demandé sur la page de votre candidature. Si ce n’était pas vous, ne le transmettez à personne\u00A0: sans lui, rien ne change.',
    footer:
      'Vous recevez ce message parce que ce lien a été demandé pour votre adresse. Si vous n’avez pas postulé, ouvrez le lien et choisissez «\u00A0Ce n’est pas moi\u00A0».',
  },
} as const
