import type { NotificationChannelName } from '@/src/domain/mails/deliveryFailures'
import { pluginTaskLabels } from '@/src/plugins/taskLabels'

export const undeliveredWords = {
  tab: 'Envois en échec',
  title: 'Envois en échec',
  explanation:
    'Les e-mails et les messages Slack qui n’ont pas encore pu partir. Le site réessaie de lui-même pendant plus de huit heures\u00A0; ensuite, ou dès qu’un serveur refuse définitivement une adresse, il abandonne et attend que vous demandiez un renvoi. Ce qui est déjà arrivé n’est jamais envoyé une seconde fois.',
  none: 'Tout est parti\u00A0: aucun e-mail ni message Slack n’attend.',
  loading: 'Chargement…',
  loadFailed: 'Impossible de charger les envois en échec. Vérifiez votre connexion.',
  retryLoading: 'Réessayer',
  resend: 'Renvoyer',
  resendAll: 'Tout renvoyer',
  resending: 'Renvoi…',
  resendOf: (what: string) => `Renvoyer\u00A0: ${what}`,
  resent: (count: number) =>
    count > 1 ? `${count} envois repartent dans la minute.` : 'L’envoi repart dans la minute.',
  nothingToResend: 'Cet envoi est déjà reparti.',
  resendFailed: 'Le renvoi n’a pas pu être demandé. Veuillez réessayer.',
  forbidden: 'Seuls les Administrateurs voient les envois en échec.',
  badInput: 'Ce renvoi n’a pas été compris. Rechargez la page et réessayez.',
  givenUp: 'Abandonné',
  waiting: (moment: string) => `Prochain essai le ${moment}`,
  soon: 'Prochain essai dans la minute',
  since: (moment: string) => `Du ${moment}`,
  tries: (count: number) => (count > 1 ? `${count} essais` : '1 essai'),
  lastTry: (moment: string) => `dernier essai le ${moment}`,
  to: (recipient: string) => `à ${recipient}`,
} as const

export const unreachableAddressWords = {
  title: 'Adresse injoignable',
  refused: (moment: string, reply: string) =>
    `Le ${moment}, le serveur de messagerie a refusé un e-mail à ce candidat\u00A0: «\u00A0${reply}\u00A0».`,
  call: 'Appelez-le au',
  noPhone: 'Ce candidat n’a pas donné de téléphone.',
} as const

const taskLabels: Readonly<Record<string, string>> = Object.assign(
  {
    announceApplication: 'Annonce d’une candidature',
    announceMessage: 'Annonce d’un message',
    sendPasswordLink: 'Lien de mot de passe',
    discardFiles: 'Suppression de fichiers',
  },
  ...pluginTaskLabels,
)

/** Returns the kind of delivery, by its task. */
export const deliveryTaskLabel = (task: string) => taskLabels[task] ?? 'Envoi'

export const channelLabels = {
  mail: 'E-mail à l’équipe',
  acknowledgement: 'Accusé de réception au candidat',
  chat: 'Message Slack',
} as const satisfies Record<NotificationChannelName, string>
