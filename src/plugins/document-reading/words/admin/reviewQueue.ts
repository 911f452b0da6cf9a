import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'

const DECISION_STATUS_PHRASES = {
  pending: ['en attente', 'en attente'],
  reviewed: ['examinée', 'examinées'],
  accepted: ['acceptée', 'acceptées'],
  rejected: ['refusée', 'refusées'],
} as const satisfies Record<ApplicationStatus, readonly [string, string]>

/** Words for the navigation through several applications. */
export const reviewQueueWords = {
  navigation: 'Passer d’une candidature à l’autre',
  previous: { short: 'Précédente', whole: 'Candidature précédente de la liste' },
  next: { short: 'Suivante', whole: 'Candidature suivante de la liste' },
  backToList: 'Revenir à la liste',
  left: (count: number) => `encore ${count}`,
  nextPending: 'Prochaine en attente',
  arrows: 'Les flèches ← et → du clavier passent d’une candidature à l’autre.',
  place: (position: number, total: number) => `${position} sur ${total}`,
  chain: 'Enchaîner',
  chainMeaning: 'Après chaque décision, passer à la candidature suivante',
  over: 'Plus aucune candidature de cette liste n’attend de décision.',
  decided: (counts: readonly (readonly [ApplicationStatus, number])[]) =>
    `Dans cette séance\u00A0: ${joinListInFrench(counts.map(([status, count]) => `${count} ${DECISION_STATUS_PHRASES[status][count > 1 ? 1 : 0]}`))}.`,
  shortcuts: {
    open: 'Raccourcis clavier',
    close: 'Fermer',
    use: 'Utiliser les raccourcis d’une seule touche',
    useHint:
      'À désactiver si vous dictez vos textes\u00A0: seules les flèches restent alors des raccourcis.',
    key: 'Touche',
    does: 'Effet',
    previous: 'Candidature précédente',
    next: 'Candidature suivante',
    note: 'Écrire une note',
    undo: 'Annuler la dernière décision, pendant dix secondes',
    decide: (status: string) => `Décider\u00A0: ${status}`,
    find: 'Chercher dans les documents et la page',
    help: 'Afficher ces raccourcis',
  },
  withKey: (label: string, key: string) => `${label} (touche ${key})`,
} as const

const LIST_FORMAT = new Intl.ListFormat('fr')
const joinListInFrench = (parts: readonly string[]) => LIST_FORMAT.format(parts)
