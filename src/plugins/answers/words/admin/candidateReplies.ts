import {
  type CandidateReplyState,
  REPLY_UNDO_SECONDS,
} from '@/src/plugins/answers/rules/candidateReply'
import type { ProposalObstacle } from '@/src/plugins/answers/rules/offerProposal'
import { formatPlaceholders } from './replyTemplates'

export const candidateRepliesText = {
  labels: { singular: 'Réponse à un candidat', plural: 'Réponses aux candidats' },
  application: { label: 'Candidature' },
  template: { label: 'Modèle' },
  language: { label: 'Langue' },
  subject: { label: 'Objet' },
  body: { label: 'Texte' },
  author: { label: 'Compte de l’auteur' },
  authorName: { label: 'Auteur' },
  state: { label: 'État' },
  problem: { label: 'Raison' },
  sendAfter: { label: 'Part à partir de' },
  sentAt: { label: 'Partie le' },
  requestsKeepConsent: { label: 'Demande l’accord de conservation' },
  batch: { label: 'Envoi groupé' },
  proposedOffer: { label: 'Offre proposée (identifiant)' },
} as const

export const candidateReplyStateLabels = {
  waiting: 'Envoi en cours',
  sent: 'Envoyée',
  refused: 'Non envoyée',
  unclear: 'Peut-être partie',
  withdrawn: 'Annulée',
} as const satisfies Record<CandidateReplyState, string>

const replyStatePhrases = {
  waiting: 'en cours d’envoi',
  sent: 'envoyée',
  refused: 'non envoyée',
  unclear: 'peut-être partie',
  withdrawn: 'annulée',
} as const satisfies Record<CandidateReplyState, string>

const replyStatePluralEndings = {
  waiting: '',
  sent: 's',
  refused: 's',
  unclear: 's',
  withdrawn: 's',
} as const satisfies Record<CandidateReplyState, string>

const formatPeopleCount = (count: number) => `${count} personne${count > 1 ? 's' : ''}`

/** For replies that were given without a mail from the site. */
export const repliedElsewhereWords = {
  button: 'Répondu autrement',
  meaning: 'Par téléphone, en entretien ou depuis une autre messagerie',
  note: 'Réponse donnée autrement (téléphone, entretien, autre messagerie).',
  noted: 'Noté\u00A0: plus aucune réponse n’est due',
  correct: 'Réponse encore due',
  owedNote: 'Réponse de nouveau due.',
  owedAgain: 'Noté\u00A0: une réponse est de nouveau due',
  failed: 'Cela n’a pas pu être noté. Rechargez la page et réessayez.',
} as const

export const candidateReplyWords = {
  title: 'Réponse au candidat',
  suggested: (template: string) => `Modèle proposé\u00A0: ${template}`,
  propose: (template: string) => `Répondre\u00A0: ${template}`,
  close: 'Fermer',
  requestConsent: 'Demander l’accord pour garder la candidature',
  consentHint:
    'Ajoute une phrase et le lien par lequel la personne accepte ou refuse d’être gardée pour d’autres offres.',
  promised: (day: string, left: string) => `Promise le ${day} · ${left}`,
  answeredAt: (moment: string) => `Répondu le ${moment}`,
  open: 'Répondre au candidat',
  template: 'Modèle',
  noTemplate: 'Sans modèle',
  subject: 'Objet',
  body: 'Texte',
  to: (name: string, address: string, language: string) =>
    `À ${name} (${address}), en ${language}. Si la personne répond, son message arrivera à l’adresse de l’entreprise.`,
  replaced: 'Votre texte est remplacé par celui du modèle.',
  send: 'Envoyer',
  sending: 'Envoi…',
  sent: `La réponse part dans ${REPLY_UNDO_SECONDS} s`,
  held: (names: readonly string[]) => `À écrire avant l’envoi\u00A0: ${formatPlaceholders(names)}.`,
  noText: (language: string) => `Ce modèle n’a pas de texte en ${language}.`,
  noServer: 'Aucun serveur d’envoi n’est réglé\u00A0: rien ne peut partir.',
  administratorSetsIt: 'Un Administrateur le règle dans «\u00A0E-mails\u00A0».',
  setServer: 'Régler l’envoi',
  anonymised: 'Cette candidature est anonyme\u00A0: il n’y a plus personne à qui répondre.',
  withdrawn: 'Réponse annulée\u00A0: elle ne partira pas',
  tooLate: 'Trop tard\u00A0: la réponse est déjà partie',
  notWithdrawn: 'La réponse n’a pas pu être annulée. Réessayez.',
  withdraw: 'Annuler l’envoi',
  again: 'Envoyer à nouveau',
  againFailed: 'La réponse n’a pas pu être renvoyée. Réessayez.',
  hasLeft: 'Elle est partie',
  noted: 'Noté\u00A0: le candidat a sa réponse',
  notNoted: 'Cela n’a pas pu être noté. Rechargez la page et réessayez.',
  explanation: {
    waiting: 'Elle part dans un instant.',
    sent: '',
    refused: 'Elle n’est pas partie.',
    unclear:
      'L’envoi s’est interrompu pendant que le serveur la recevait. Regardez dans sa boîte d’envoi ou son journal si elle est partie\u00A0: rien ne repart sans vous.',
    withdrawn: '',
  } satisfies Record<CandidateReplyState, string>,
  retrying: 'Le serveur d’envoi ne l’a pas encore prise. Elle est essayée à nouveau d’elle-même.',
  inHistory: (subject: string) => `Réponse envoyée\u00A0: ${subject}`,
  notSent: 'La réponse n’a pas été enregistrée. Votre texte est conservé\u00A0: réessayez.',
  tooMany: (minutes: number) =>
    `Vous avez envoyé beaucoup de réponses en peu de temps. Réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  refused: {
    forbidden: 'Vous n’avez pas accès à ces candidatures.',
    noServer:
      'Aucun serveur d’envoi n’est réglé\u00A0: rien ne peut partir. Un Administrateur le règle dans «\u00A0E-mails\u00A0».',
    overtaken:
      'Un collègue a répondu entre-temps à une de ces personnes. Rechargez la page pour voir sa réponse\u00A0; votre texte est conservé.',
    spam: 'Une de ces candidatures est parmi les indésirables\u00A0: remettez-la dans la liste avant d’y répondre.',
    noConsent:
      'Le candidat n’accepte pas, ou n’accepte plus, de recevoir d’autres offres\u00A0: rien n’est parti. Votre texte est conservé.',
    offerOffline:
      'Cette offre n’est plus en ligne\u00A0: rien n’est parti. Choisissez-en une autre\u00A0; votre texte est conservé.',
    noConsentRequest:
      'Ce candidat a déjà répondu à propos de la conservation de sa candidature\u00A0: décochez la demande d’accord. Votre texte est conservé.',
    missing: 'Une de ces candidatures n’existe plus. Rechargez la page.',
    badInput: 'Cet envoi n’a pas été compris. Rechargez la page et réessayez.',
    failed: 'Les réponses n’ont pas été enregistrées. Réessayez dans quelques minutes.',
  },
} as const

/** For an offer that is proposed to a candidate who agreed to be kept for later. */
export const offerProposalWords = {
  title: 'Proposition d’une offre',
  open: 'Proposer une offre',
  offer: 'Offre',
  chooseOffer: 'Choisir une offre en ligne',
  noOffer: 'Aucune offre n’est en ligne.',
  standardText: 'Texte standard',
  added:
    'Le site ajoute le lien par lequel la personne retire son accord. Une proposition ne compte pas comme la réponse à sa candidature.',
  inHistory: (subject: string) => `Offre proposée\u00A0: ${subject}`,
  /** Why a proposal that was waiting has not left. */
  obstacles: {
    noConsent: 'Le candidat n’accepte plus de recevoir d’autres offres.',
    offerOffline: 'L’offre proposée n’est plus en ligne.',
  } satisfies Record<ProposalObstacle, string>,
} as const

export const batchReplyWords = {
  title: 'Répondre à plusieurs candidats',
  inNavigation: 'Répondre',
  explanation:
    'Chaque personne reçoit son propre e-mail, dans la langue de sa candidature. Relisez, changez ou retirez qui vous voulez\u00A0: rien ne part avant «\u00A0Envoyer\u00A0», puis dix secondes pour se raviser.',
  none: 'Aucune candidature choisie. Cochez-en dans la liste, puis choisissez «\u00A0Répondre à la sélection\u00A0».',
  back: 'Retour aux candidatures',
  template: 'Modèle pour tous',
  byStatus: 'Selon le statut de chacune',
  include: (name: string) => `Écrire à ${name}`,
  edit: 'Lire et changer',
  close: 'Refermer',
  changed: 'Texte changé',
  original: 'Reprendre le modèle',
  heldBack: (names: readonly string[]) =>
    names.length > 1
      ? `${names.length} retenues\u00A0: ${names.join(', ')}`
      : `1 retenue\u00A0: ${names.join()}`,
  noSuggestion: 'Rien n’est proposé avant une décision\u00A0: choisissez un modèle, ou écrivez.',
  unwritten: 'L’objet ou le texte est vide.',
  takeUp: (count: number) =>
    count > 1 ? `Reprendre les ${count} réponses retenues` : 'Reprendre la réponse retenue',
  noBatch: 'Cet envoi n’existe pas, ou plus.',
  ready: (count: number) => (count > 1 ? `${count} réponses prêtes` : `${count} réponse prête`),
  answered: (day: string) => `Déjà répondu le ${day}`,
  send: (count: number) => (count > 0 ? `Envoyer à ${formatPeopleCount(count)}` : 'Envoyer'),
  queued: (count: number) =>
    count > 1
      ? `${count} réponses partiront dans dix secondes`
      : 'La réponse partira dans dix secondes',
  withdrawn: (count: number) =>
    count > 1 ? `${count} réponses annulées` : `${count} réponse annulée`,
  progress: (counts: readonly (readonly [CandidateReplyState, number])[]) =>
    counts
      .filter(([, count]) => count > 0)
      .map(
        ([state, count]) =>
          `${count} ${replyStatePhrases[state]}${count > 1 ? replyStatePluralEndings[state] : ''}`,
      )
      .join(' · '),
  pace: 'Elles partent une à une, une par seconde au plus. Vous pouvez quitter cette page.',
  withdrawRest: 'Annuler celles qui ne sont pas parties',
  againAll: 'Renvoyer celles qui ne sont pas parties',
  haveLeft: (count: number) =>
    count > 1 ? `Noter ces ${count} réponses comme parties` : 'Noter cette réponse comme partie',
  tooMany: (most: number) => `On répond à ${most} candidats au plus à la fois.`,
  inList: 'Répondre à la sélection',
  afterReview: 'Leur répondre',
} as const
