import type { RetentionReason } from '@/src/plugins/retention/rules/applicationRetention'
import { MAX_SHOWN_SEALED_RECORDS, SEALED_REASON_CHARACTER_LIMITS } from '../../rules/sealedRecord'

export const sealedRecordsText = {
  labels: { singular: 'Archive scellée', plural: 'Archives scellées' },
  fields: {
    name: 'Nom',
    email: 'E-mail',
    offer: 'Offre',
    status: 'Statut',
    reason: 'Motif de la fin',
    receivedAt: 'Reçue le',
    decidedAt: 'Décidée le',
    withdrawnAt: 'Retirée le',
    endedAt: 'Effacée le',
  },
} as const

/** Why the period of an application ended. */
export const retentionEndReasonLabels = {
  accepted: 'Acceptée',
  withdrawn: 'Durée après un retrait',
  rejected: 'Durée après un refus',
  consented: 'Fin de l’accord de conservation',
  undecided: 'Durée après le dernier échange, sans décision',
} as const satisfies Record<RetentionReason, string>

export const sealedRecordsPage = {
  tab: 'Archives scellées',
  explanation:
    'Ce qui reste des candidatures effacées au terme de leur durée, pour répondre à un litige\u00A0: nom, e-mail, offre, dates, statut et motif. Dites pourquoi vous les lisez\u00A0: votre motif, votre nom et les numéros lus restent dans le journal d’activité.',
  reason: 'Motif de la consultation',
  reasonHelp:
    'Par exemple «\u00A0Saisine des prud’hommes du 12 mars, dossier 2026-04\u00A0». N’y écrivez ni le nom ni l’adresse de la personne.',
  reasonProblem: `Tapez un motif de ${SEALED_REASON_CHARACTER_LIMITS.least} à ${SEALED_REASON_CHARACTER_LIMITS.most} caractères, sans adresse e-mail.`,
  search: 'Nom, e-mail ou offre',
  searchProblem: 'Tapez au moins trois caractères.',
  find: 'Chercher',
  finding: 'Recherche…',
  found: (count: number) =>
    count === 0 ? 'Aucune archive ne correspond.' : count > 1 ? `${count} archives` : '1 archive',
  more: `Seules les ${MAX_SHOWN_SEALED_RECORDS} plus récentes sont montrées\u00A0: précisez la recherche.`,
  number: (id: number) => `Archive n°\u00A0${id}`,
  until: 'Supprimée après le',
  badInput: `Donnez un motif de ${SEALED_REASON_CHARACTER_LIMITS.least} caractères au moins, sans adresse e-mail, et cherchez trois caractères au moins.`,
  forbidden: 'Seuls les Super Administrateurs lisent les archives scellées.',
  failed: 'La recherche n’a pas abouti. Vérifiez votre connexion et réessayez.',
} as const

/** Which sealed records were read, and why, for the audit trail. */
export function sealedReadingDetails({ ids, reason }: { ids: number[]; reason: string }): string {
  const read = ids.length > 0 ? `Archives n°\u00A0${ids.join(', ')}` : 'Aucune archive trouvée'
  return `${read} · Motif\u00A0: ${reason}`
}
