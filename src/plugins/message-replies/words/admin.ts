import { visitorLanguageWords } from '@/src/content/visitorLanguage'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { ReplyState } from '@/src/plugins/message-replies/rules/messageReply'

export const messageRepliesText = {
  labels: { singular: 'Réponse', plural: 'Réponses envoyées' },
  message: { label: 'Message' },
  text: { label: 'Texte' },
  author: { label: 'Compte de l’auteur' },
  authorName: { label: 'Auteur' },
  state: { label: 'État' },
  problem: { label: 'Raison' },
  sentAt: { label: 'Partie le' },
}

export const replyStateLabels = {
  waiting: 'Envoi en cours',
  sent: 'Envoyée',
  kept: 'Brouillon',
  failed: 'Échouée',
} as const satisfies Record<ReplyState, string>

export const replyWords = {
  title: 'Réponses',
  write: (name: string) => `Votre réponse à ${name}`,
  hint: (address: string) =>
    `Envoyée à ${address} avec le message d’origine en rappel. Une réponse de sa part arrivera à l’adresse de l’entreprise.`,
  placeholder: 'Bonjour,',
  send: 'Envoyer la réponse',
  keep: 'Garder le brouillon',
  keptHint:
    'Aucun serveur d’envoi n’est réglé\u00A0: la réponse est gardée ici en brouillon. Elle partira quand l’envoi sera réglé dans «\u00A0E-mails\u00A0» et que quelqu’un l’enverra.',
  sending: 'Envoi…',
  keeping: 'Enregistrement…',
  queued: 'Réponse enregistrée, envoi en cours',
  kept: 'Brouillon gardé, rien n’est parti',
  notKept: 'La réponse n’a pas été enregistrée. Votre texte est conservé : réessayez.',
  byMail: 'Répondre avec ma messagerie',
  again: { kept: 'Envoyer', failed: 'Renvoyer' },
  takeBack: 'Reprendre le texte',
  takenBack: 'Brouillon repris\u00A0: son texte est dans le champ de réponse',
  notTakenBack: 'Le brouillon n’a pas pu être repris. Réessayez.',
  againFailed: 'La réponse n’a pas pu être renvoyée. Réessayez.',
  explanation: {
    waiting: 'Elle part dans un instant.',
    sent: '',
    kept: 'Aucun serveur d’envoi n’était réglé\u00A0: elle n’est pas partie. Une fois l’envoi réglé dans «\u00A0E-mails\u00A0», envoyez-la d’ici.',
    failed: 'Tous les essais ont échoué. Vérifiez les réglages des e-mails, puis renvoyez-la.',
  } satisfies Record<ReplyState, string>,
  retrying: 'Le serveur d’envoi ne l’a pas encore prise. Elle est essayée à nouveau d’elle-même.',
  tooMany: (minutes: number) =>
    `Vous avez envoyé beaucoup de réponses en peu de temps. Votre texte est conservé\u00A0: réessayez dans ${minutes} minute${minutes > 1 ? 's' : ''}.`,
  refused: {
    noServer:
      'Aucun serveur d’envoi n’est réglé\u00A0: la réponse reste en brouillon. Réglez l’envoi dans «\u00A0E-mails\u00A0», puis envoyez-la.',
    forbidden: 'Vous n’avez pas accès à ce message.',
    missing: 'Ce message n’existe plus.',
    noDraft: 'Ce brouillon n’existe plus, ou il est déjà parti.',
    empty: 'Écrivez la réponse avant de l’envoyer.',
    tooLong: 'La réponse est trop longue.',
    failed: 'La réponse n’a pas été enregistrée. Réessayez dans quelques minutes.',
  },
} as const

/** Returns the hint for staff about a reply to a message in another language than French. */
export function visitorLanguageHint(language: SiteLanguage): string | null {
  const name = visitorLanguageWords.name(language)
  return (
    name &&
    `Cette personne a écrit depuis le site en ${name}\u00A0: l’objet et le rappel de son message seront dans cette langue, votre texte part tel quel.`
  )
}
