import { formatStoredDay } from '@/src/content/dates'

/** Words for the link on the job list. */
export const alertLinkWords = {
  text: 'Recevez par e-mail les nouvelles offres de cette recherche, une fois par jour au plus.',
  link: 'Prévenez-moi',
} as const

/** Words for the search of an alert. */
export const alertSearchWords = {
  heading: 'Votre recherche',
  all: 'Toutes les offres',
  quoted: (text: string) => `«\u00A0${text}\u00A0»`,
  /** Words that replace typed ones in a mail to an address that is not confirmed yet. */
  someWords: 'mots-clés',
} as const

export const alertPageWords = {
  title: 'Être prévenu des nouvelles offres',
  introduction:
    'Dès qu’une offre de cette recherche est publiée, nous vous écrivons\u00A0: un e-mail par jour au plus, et rien quand il n’y a rien de nouveau.',
  required: 'L’adresse e-mail est obligatoire.',
  email: 'Votre adresse e-mail',
  submit: 'Créer l’alerte',
  notice: (days: number) =>
    `Votre adresse ne sert qu’à cette alerte. Nous vous demandons d’abord de la confirmer\u00A0: sans réponse, elle est effacée au bout de ${days} jours. Chaque e-mail permet d’arrêter l’alerte\u00A0; sinon, elle s’arrête au bout d’un an, à moins que vous ne la prolongiez.`,
  legalNotice: 'En savoir plus sur vos droits',
  correctTitle: 'Corriger votre alerte',
  correctIntroduction: 'Votre alerte n’est pas encore créée\u00A0: corrigez ce qui est signalé.',
  expired:
    'Votre saisie n’est plus conservée\u00A0: elle ne l’est que pendant une demi-heure. Vous pouvez la recommencer ici.',
  sentTitle: 'Consultez votre boîte de réception',
  sentText: (days: number) =>
    `Nous vous avons envoyé un e-mail\u00A0: le lien qu’il contient confirme votre alerte. Vous avez ${days} jours.`,
  sentHelp: (alerts: number, mails: number) =>
    `Rien n’arrive\u202F? Regardez parmi les indésirables et vérifiez l’adresse. Une adresse a ${alerts} alertes au plus, et ne reçoit pas plus de ${mails} demandes de confirmation par heure.`,
  backToOffers: 'Revenir aux offres',
} as const

/** Words for the page of the link that confirms or renews an alert. */
export const confirmPageWords = {
  title: 'Confirmer votre alerte',
  question: 'Voulez-vous recevoir par e-mail les nouvelles offres de cette recherche\u202F?',
  confirm: 'Confirmer l’alerte',
  doneTitle: 'Votre alerte est active',
  done: (end: string) =>
    `Nous vous écrirons dès qu’une nouvelle offre correspond, jusqu’au ${formatStoredDay(end)}.`,
  renewTitle: 'Prolonger votre alerte',
  renewQuestion: (end: string) =>
    `Votre alerte s’arrête le ${formatStoredDay(end)}. Voulez-vous la prolonger d’un an\u202F?`,
  renew: 'Prolonger d’un an',
  stop: 'Arrêter cette alerte',
} as const

/** Words for the page of the link that stops an alert. */
export const stopPageWords = {
  title: 'Arrêter votre alerte',
  question: 'Ne plus recevoir les nouvelles offres de cette recherche\u202F?',
  stop: 'Arrêter l’alerte',
  doneTitle: 'Vous n’avez plus cette alerte',
  done: 'Votre adresse en est effacée\u00A0: nous ne vous écrirons plus à ce sujet.',
} as const

export const invalidLinkWords = {
  title: 'Ce lien n’est plus valable',
  text: 'L’alerte a été arrêtée, n’a pas été confirmée à temps, ou le lien est incomplet. Vous pouvez en créer une autre.',
  create: 'Créer une alerte',
} as const

export const confirmationMailWords = {
  subject: (company: string) => `Confirmez votre alerte d’emploi chez ${company}`,
  title: 'Confirmez votre alerte',
  greeting: 'Bonjour,',
  text: (company: string, days: number) =>
    `Cette adresse a été saisie sur le site ${company} pour recevoir les nouvelles offres d’emploi. Confirmez-le dans les ${days} jours\u00A0: sans réponse, elle est effacée et vous ne recevrez rien d’autre.`,
  search: 'Recherche',
  link: 'Confirmer l’alerte',
  footer: 'Si vous n’avez rien demandé, ne faites rien.',
} as const

export const renewalMailWords = {
  subject: (company: string) => `Votre alerte d’emploi chez ${company} se termine bientôt`,
  title: 'Prolonger votre alerte\u202F?',
  greeting: 'Bonjour,',
  text: (company: string, end: string) =>
    `Votre alerte sur les offres d’emploi de ${company} s’arrête le ${formatStoredDay(end)}, et votre adresse sera effacée. Pour la garder une année de plus, prolongez-la.`,
  search: 'Recherche',
  link: 'Prolonger d’un an',
  footer: 'Sans réponse, l’alerte s’arrête d’elle-même.',
} as const

export const offersMailWords = {
  subject: (count: number, company: string) =>
    count > 1 ? `${count} nouvelles offres chez ${company}` : `Une nouvelle offre chez ${company}`,
  title: (count: number) =>
    count > 1 ? 'De nouvelles offres pour vous' : 'Une nouvelle offre pour vous',
  greeting: 'Bonjour,',
  text: (search: string) => `Voici ce qui vient de paraître pour votre alerte\u00A0: ${search}.`,
  others: (count: number) =>
    count > 1
      ? `Et ${count} autres offres à lire sur le site.`
      : 'Et une autre offre à lire sur le site.',
  link: 'Voir les offres',
  footer: 'Vous recevez ce message parce que vous avez confirmé cette alerte.',
  stop: 'Arrêter cette alerte',
} as const
