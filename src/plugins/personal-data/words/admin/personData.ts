import type { ApplicationRecordWords } from '@/src/content/admin/applicationRecordWords'
import type { PersonRecordWords } from '@/src/content/admin/personRecordWords'
import { formatDay, type IsoDay } from '@/src/domain/text/frenchDate'
import type { ApplicationRecordKind } from '@/src/plugins/applicationRecordKinds'
import { applicationRecordWords } from '@/src/plugins/applicationRecordWords'
import {
  MAX_CONFIRMABLE_PASSAGES,
  MAX_SEARCHED_NAMES,
  type NamedPersonPassage,
  type PassagePlace,
  PERSON_RECORD_KINDS,
  type PersonRecordKind,
  type RecordCountsByKind,
} from '@/src/plugins/personal-data/rules/personRecord'
import type { PluginPersonRecordKind } from '@/src/plugins/personRecordTables'
import { personRecordWords } from '@/src/plugins/personRecordWords'

const numberFormat = new Intl.NumberFormat('fr-FR')
const listFormat = new Intl.ListFormat('fr')
const disjunctionFormat = new Intl.ListFormat('fr', { type: 'disjunction' })

export const personWords = {
  tab: 'Données d’une personne',
  title: 'Données d’une personne',
  explanation:
    'Répondez à qui demande ses données ou leur effacement\u00A0: tapez son adresse e-mail pour voir ce que le site garde. Majuscules et minuscules ne comptent pas\u00A0; «\u00A0prenom+cv@…\u00A0» est une autre adresse que «\u00A0prenom@…\u00A0».',
  address: 'Adresse e-mail',
  find: 'Chercher',
  finding: 'Recherche…',
  notAnAddress: 'Tapez une adresse e-mail complète.',
  findFailed: 'La recherche n’a pas abouti. Vérifiez votre connexion et réessayez.',
  forbidden: 'Seuls les Administrateurs répondent aux demandes des personnes.',
  otherSite: 'Cette demande vient d’un autre site. Faites-la depuis l’administration.',
  foundFor: (address: string) => `Ce que le site garde de ${address}`,
  nothing: 'Le site ne garde rien de cette adresse.',
  knownAs: (names: string[]) =>
    `Connue sous ${names.length > 1 ? 'les noms' : 'le nom'} de ${listFormat.format(names)}.`,
  sharedNames: (names: string[]) =>
    `D’autres personnes portent le nom ${disjunctionFormat.format(names)}\u00A0: lisez de qui chaque passage parle.`,
  hasAccount:
    'Un compte de l’administration porte cette adresse. Supprimez-le d’abord dans «\u00A0Utilisateurs\u00A0», puis revenez effacer le reste.',
  statistics:
    'Les statistiques de visite ne permettent de retrouver personne\u00A0: elles n’ont rien à exporter ni à effacer. Les e-mails déjà partis, les messages Slack et les sauvegardes sont hors de portée de cet écran.',
  linkedTitle: 'Autres adresses, reliées à la main',
  linkedExplanation:
    'L’équipe a relié ces candidatures à celles de cette adresse. Elles ne sont ni exportées ni effacées avec elle\u00A0: si c’est bien la même personne, ouvrez chaque adresse et traitez-la à son tour.',
  linkedApplications: (names: string[], count: number) =>
    `${names.join(', ')}\u00A0: ${count > 1 ? `${numberFormat.format(count)} candidatures` : '1 candidature'}`,
  linkedBy: (name: string | null, day: string) =>
    `Reliée à la main par ${name ?? 'un compte supprimé'}, le ${day}`,
  openLinked: (address: string) => `Traiter aussi ${address}`,
  exportAll: 'Exporter',
  erase: 'Effacer…',
  eraseTitle: 'Effacer les données de cette personne',
  eraseExplanation:
    'Candidatures, fichiers, notes, avis, messages et réponses sont supprimés, même de la corbeille. Là où d’autres l’ont écrite, l’adresse est remplacée par «\u00A0[effacé]\u00A0». Cela ne se défait pas.',
  erasePassages: (count: number) =>
    count === 0
      ? 'Vous n’avez coché aucun passage\u00A0: son nom reste partout où d’autres l’ont écrit.'
      : count === 1
        ? 'Son nom est remplacé dans le passage que vous avez coché, et nulle part ailleurs.'
        : `Son nom est remplacé dans les ${numberFormat.format(count)} passages que vous avez cochés, et nulle part ailleurs.`,
  sealedStay: (until: IsoDay) =>
    `Les archives scellées restent jusqu’au ${formatDay(until)} au plus tard, pour répondre à un litige.`,
  sealedHidden:
    'Seul un Super Administrateur peut joindre les archives scellées à l’export ou les effacer.',
  eraseSealed: 'Effacer aussi les archives scellées',
  sealedExportReason: 'Export des données d’une personne',
  confirmation: (address: string) => `Tapez ${address} pour confirmer`,
  confirmationDiffers: 'L’adresse tapée n’est pas celle de la personne.',
  cancel: 'Annuler',
  eraseNow: 'Effacer définitivement',
  erasing: 'Effacement…',
  eraseFailed: 'L’effacement n’a pas abouti\u00A0: rien n’a été effacé. Veuillez réessayer.',
  eraseUnheard:
    'Le serveur n’a pas répondu\u00A0: l’effacement a peut-être eu lieu. Cherchez de nouveau cette adresse pour le savoir.',
  erasedTitle: 'Les données ont été effacées',
  erasedNothing: 'Il n’y avait rien à effacer.',
  filesLeft:
    'Le stockage n’a pas encore rendu tous les fichiers. Le site réessaie de lui-même\u00A0; l’avancement se lit dans «\u00A0Envois en échec\u00A0».',
  passagesTitle: 'Son nom dans les textes des autres',
  passagesExplanation:
    'Le site ne sait pas de qui parle un nom. Lisez chaque passage et cochez ceux qui parlent de cette personne\u00A0: à l’effacement, le nom y devient «\u00A0[effacé]\u00A0». Les autres passages ne changent pas. Un prénom seul n’est pas cherché.',
  noPassages: 'Son nom ne figure dans aucun texte écrit par quelqu’un d’autre.',
  morePassages: `Tout n’est pas montré\u00A0: ${numberFormat.format(MAX_CONFIRMABLE_PASSAGES)} passages au plus, les plus récents, et ${numberFormat.format(MAX_SEARCHED_NAMES)} noms. Un nom fait de mots courants se trouve dans beaucoup de textes.`,
  ticked: (count: number, all: number) =>
    `${numberFormat.format(count)} sur ${numberFormat.format(all)} ${all > 1 ? 'passages cochés' : 'passage coché'}`,
  replaceHere: 'Remplacer ici',
  replaced: 'Passages où le nom a été remplacé',
  changedTitle: 'Ces passages n’ont pas été remplacés',
  changedExplanation:
    'Leur texte a changé depuis que vous l’avez lu. Ouvrez-les et corrigez-les vous-même s’ils parlent encore de cette personne.',
  openPassage: 'Ouvrir',
  /** The word between the number in the list and the number in the trash. */
  and: ' et ',
  recorded: 'Le journal d’activité garde que la demande a été traitée, sans l’adresse.',
  exportTitle: 'Export impossible',
  exportFailed: 'L’export n’a pas pu être préparé. Réessayez dans quelques minutes.',
} as const

const coreRecordKindLabels = {
  applications: 'Candidatures',
  files: 'Fichiers joints',
  notes: 'Notes internes sur ses candidatures',
  events: 'Lignes d’historique de ses candidatures',
  answers: 'Réponses à ses candidatures',
  messages: 'Messages de contact',
  replies: 'Réponses à ses messages',
  dispatches: 'Envois en attente ou en échec',
  sealedRecords: 'Archives scellées',
  mails: 'E-mails gardés en fichiers',
  mentions: 'Textes d’autres personnes qui donnent son adresse',
} as const satisfies Record<
  Exclude<PersonRecordKind, ApplicationRecordKind | PluginPersonRecordKind>,
  string
>

const pluginRecordWords: Readonly<Record<string, ApplicationRecordWords>> = applicationRecordWords
const personRecordWordsByKind: Readonly<Record<string, PersonRecordWords>> = personRecordWords

const recordKindLabels: Readonly<Record<string, string>> = coreRecordKindLabels

export const personRecordKindLabel = (kind: PersonRecordKind): string =>
  pluginRecordWords[kind]?.label ??
  personRecordWordsByKind[kind]?.label ??
  recordKindLabels[kind] ??
  kind

/** The sentences that state that records are left out because the reader may not read them yet. */
export const hiddenRecordSentences = (hidden: Readonly<Record<string, number>>): string[] =>
  Object.entries(hidden).flatMap(([kind, count]) =>
    count > 0 ? (pluginRecordWords[kind]?.hidden(count) ?? []) : [],
  )

const corePassagePlaceLabels = {
  note: (whose) => `Note interne sur la candidature de ${whose}`,
  answer: (whose) => `Réponse à la candidature de ${whose}`,
  reply: (whose) => `Réponse à ${whose}`,
  letter: (whose) => `Lettre de motivation de ${whose}`,
  messageSubject: (whose) => `Objet du message de ${whose}`,
  messageText: (whose) => `Message de ${whose}`,
  filterTitle: () => 'Nom d’un filtre enregistré',
  filterValue: (whose) => `Filtre enregistré «\u00A0${whose}\u00A0»`,
} as const satisfies Record<Exclude<PassagePlace, ApplicationRecordKind>, (whose: string) => string>

const passagePlaceLabels: Readonly<Record<string, (whose: string) => string>> =
  corePassagePlaceLabels

/** Returns the label of the place of a passage. */
export const passagePlaceLabel = ({
  place,
  whose,
}: Pick<NamedPersonPassage, 'place' | 'whose'>): string =>
  (pluginRecordWords[place]?.onApplicationOf ?? passagePlaceLabels[place])?.(whose) ?? place

export const formatRecordCount = (count: number) => numberFormat.format(count)

/** Returns the text of a link with its count, for the list or the trash. */
export const linkedRecordCountText = ({
  count,
  isInTrash,
}: {
  count: number
  isInTrash: boolean
}) => (isInTrash ? `${numberFormat.format(count)} dans la corbeille` : numberFormat.format(count))

export const openRecordsLinkLabel = (kind: PersonRecordKind, count: string) =>
  `${personRecordKindLabel(kind)}\u00A0: ${count}`

/** The text that replaces the person's name. */
export const ERASED_TEXT = '[effacé]'

type PersonRequestOutcome = { counts: RecordCountsByKind; passages: number; fingerprint: string }

/**
 * Describes a person request in the audit log: counts, and a fingerprint that proves the person
 * without naming them.
 */
export function personRequestDetails({
  counts,
  passages,
  fingerprint,
}: PersonRequestOutcome): string {
  const parts = PERSON_RECORD_KINDS.filter((kind) => counts[kind] > 0).map(
    (kind) => `${personRecordKindLabel(kind)}\u00A0: ${numberFormat.format(counts[kind])}`,
  )
  const named =
    passages > 0 ? [`${personWords.replaced}\u00A0: ${numberFormat.format(passages)}`] : []
  return [...parts, ...named, `empreinte ${fingerprint}`].join(' · ')
}
