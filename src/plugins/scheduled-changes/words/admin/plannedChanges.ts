import { fixedPathPageError } from '@/src/content/admin/pageFields'
import { applyFrenchTypography } from '@/src/content/frenchTypography'
import {
  PLAN_REFUSALS,
  type PlannedChangeKind,
  type PlannedChangeState,
  type PlanRefusal,
} from '@/src/plugins/scheduled-changes/rules/plannedChange'

export const plannedChangeWords = {
  plan: 'Programmer…',
  title: 'Programmer un changement',
  explained: {
    publish: 'La page sera publiée telle que son brouillon est à ce moment.',
    unpublish: 'Les visiteurs ne verront plus la page. Son contenu est gardé en brouillon.',
  },
  what: 'Changement',
  kinds: { publish: 'Publication', unpublish: 'Retrait du site' },
  when: 'Date et heure',
  clocks: (zone: string) => `À l’heure du site\u00A0: ${zone}.`,
  cancel: 'Annuler',
  submit: 'Programmer',
  submitting: 'Un instant…',
  planned: 'Changement programmé.',
  incomplete: (at: string) =>
    `Changement programmé. Attention\u00A0: des champs obligatoires sont encore vides\u00A0; complétez-les avant le ${at}, sinon la page ne sera pas publiée.`,
  callOff: 'Renoncer',
  callingOff: 'Un instant…',
  callOffTitle: 'Renoncer à ce changement\u00A0?',
  calledOff: 'Ce qui était programmé ne se fera pas.',
  by: (name: string) => `par ${name}`,
  panel: 'Prévu',
  none: 'Rien n’est programmé.',
  alarm: (count: number) =>
    count === 1
      ? 'Un changement programmé n’a pas été fait.'
      : `${count} changements programmés n’ont pas été faits.`,
  alarmAction: 'Voir la page',
} as const

/** Returns for example « Publication prévue le 24/11/2026 09:00 ». */
export const plannedChangeSentence = (
  kind: PlannedChangeKind,
  state: PlannedChangeState,
  at: string,
) => `${plannedChangeWords.kinds[kind]} ${STATE_LABELS[kind][state]} le ${at}`

const STATE_LABELS = {
  publish: { planned: 'prévue', late: 'en retard, prévue', failed: 'échouée, prévue' },
  unpublish: { planned: 'prévu', late: 'en retard, prévu', failed: 'échoué, prévu' },
} as const satisfies Record<PlannedChangeKind, Record<PlannedChangeState, string>>

/**
 * Returns why a planned change failed. @param reason a `PlanRefusal`, or the error text of the
 * collection; null without a refusal
 */
export function plannedChangeFailureReason(reason: string | null): string {
  if (reason === null) return 'Le site n’y est pas parvenu, même après plusieurs essais.'
  const refusal = PLAN_REFUSALS.find((known) => known === reason)
  return refusal ? REFUSAL_SENTENCES[refusal] : applyFrenchTypography(reason)
}

const REFUSAL_SENTENCES = {
  plannerGone: 'La personne qui l’a programmé n’a plus de compte actif.',
  notPlannable:
    'La page n’existe plus ou est dans la corbeille, ou la personne qui l’a programmé ne peut plus la publier.',
} as const satisfies Record<PlanRefusal, string>

export const planErrors = {
  forbidden: 'Vous ne pouvez pas publier cette page.',
  missing: 'Cela n’est plus programmé, ou la page n’existe plus.',
  badInput: 'Donnez une date et une heure.',
  noSuchDay: 'Ce jour ou cette heure n’existe pas.',
  past: 'Cette heure est déjà passée.',
  tooFar: 'Cette date est trop lointaine.',
  taken: 'C’est déjà programmé pour cette page. Renoncez d’abord à ce qui est prévu.',
  fixedPage: fixedPathPageError,
  failed: 'Cela n’a pas pu être enregistré. Réessayez.',
} as const
export type PlanError = keyof typeof planErrors
