import {
  KEEP_CONSENT_MONTHS,
  type KeepConsentEvent,
  type KeepConsentOrigin,
  MAX_KEEP_CONSENT_TEXT_CHARACTERS,
} from '../../rules/keepConsent'
import { keepConsentWords } from '../fr'

const { least, most } = KEEP_CONSENT_MONTHS

export const keepConsentsText = {
  labels: { singular: 'Accord de conservation', plural: 'Accords de conservation' },
  fields: {
    application: 'Candidature',
    event: 'Événement',
    origin: 'Origine',
    text: 'Texte accepté',
    until: 'Valable jusqu’au',
    byName: 'Compte',
  },
  application: {
    keepConsentAt: 'Accord de conservation donné le',
    keepConsentUntil: 'Vivier jusqu’au',
    keepConsentWithdrawnAt: 'Accord de conservation retiré le',
  },
} as const

export const keepConsentEventLabels = {
  requested: 'Demandé',
  given: 'Donné',
  declined: 'Refusé',
  withdrawn: 'Retiré',
} as const satisfies Record<KeepConsentEvent, string>

export const keepConsentOriginLabels = {
  form: 'formulaire de candidature',
  page: 'lien du candidat',
  staff: 'équipe',
  reminder: 'rappel avant la fin',
} as const satisfies Record<KeepConsentOrigin, string>

export const keepConsentSettingsText = {
  months: {
    label: 'Vivier\u00A0: accord valable (mois)',
    description:
      'À compter de l’accord du candidat. La CNIL demande deux ans au plus après le dernier contact, et l’accord du candidat. Une durée modifiée vaut pour les accords suivants.',
    outOfRange: `Un nombre entier de mois, de ${least} à ${most}.`,
  },
  text: {
    label: 'Vivier\u00A0: ce que le candidat accepte',
    description: `Le candidat le lit à côté de la case à cocher et sur la page de son lien. Écrivez {{durée}} à la place de la durée. Laissé vide, le site écrit\u00A0: «\u00A0${keepConsentWords.text}\u00A0»`,
    tooLong: `${MAX_KEEP_CONSENT_TEXT_CHARACTERS} caractères au plus.`,
    withoutDuration:
      'Écrivez {{durée}} à la place de la durée\u00A0: le candidat doit la connaître.',
  },
} as const

export const keptForLaterWords = {
  label: 'Vivier',
  until: (day: string) => `Vivier jusqu’au ${day}`,
} as const

export const keepConsentPanelWords = {
  title: 'Vivier',
  states: {
    none: 'Le candidat n’a pas donné son accord pour être conservé en vue d’autres offres.',
    active: (since: string, until: string) =>
      `Accord donné le ${since}, valable jusqu’au ${until}.`,
    ended: (day: string) => `L’accord a pris fin le ${day}.`,
    withdrawn: (day: string) => `Accord retiré le ${day}.`,
  },
  requested: (day: string) => `Accord demandé le ${day}, sans réponse pour l’instant.`,
  declined: (day: string) => `Le candidat a refusé le ${day}\u00A0: il n’est plus sollicité.`,
  history: {
    requested: 'Accord de conservation demandé',
    given: 'Accord de conservation donné',
    declined: 'Accord de conservation refusé',
    withdrawn: 'Accord de conservation retiré',
  } satisfies Record<KeepConsentEvent, string>,
  historyLine: (event: string, origin: string) => `${event} (${origin})`,
  actions: {
    request: {
      label: 'Demander l’accord de conservation',
      done: 'La demande part par e-mail',
      failed: 'La demande n’a pas pu partir. Rechargez la page et réessayez.',
    },
    withdraw: {
      label: 'Retirer l’accord à sa demande',
      done: 'Accord retiré',
      failed: 'L’accord n’a pas pu être retiré. Rechargez la page et réessayez.',
    },
  },
  refused: {
    request:
      'Ce candidat a déjà répondu, ou sa candidature est anonyme ou indésirable. Rechargez la page.',
    withdraw: 'Il n’y a pas d’accord à retirer. Rechargez la page.',
  },
  forbidden: 'Votre compte n’a pas le droit de gérer cet accord.',
  badInput: 'Cette demande est incomplète. Rechargez la page et réessayez.',
  failed: 'Cette action n’a pas abouti. Rechargez la page et réessayez.',
} as const
