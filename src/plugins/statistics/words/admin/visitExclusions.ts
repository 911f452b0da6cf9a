import { formatDateTime } from '@/src/content/dates'
import { visitSourceLabels } from '@/src/content/visitSources'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { VisitSource } from '@/src/domain/visits/visit'
import type { ExclusionKind } from '@/src/plugins/statistics/rules/exclusion'
import type {
  ExclusionSpanError,
  TypedExclusionKind,
} from '@/src/plugins/statistics/rules/typedExclusion'

export const exclusionKindLabels = {
  period: 'Une période',
  source: 'Une origine',
  host: 'Un site d’où l’on vient',
  path: 'Une page par laquelle on entre',
  network: 'Un réseau, à partir de maintenant',
} as const satisfies Record<ExclusionKind, string>

export const visitExclusionsText = {
  labels: { singular: 'Mise à l’écart', plural: 'Visites écartées' },
  description:
    'Ce qui est écarté ne compte dans aucun chiffre, mais reste gardé\u00A0: décochez «\u00A0En vigueur\u00A0» et les chiffres redeviennent ce qu’ils étaient. Une visite est écartée entière, d’après la façon dont elle a commencé. Le recompte prend de quelques secondes à une minute.',
  title: { label: 'Ce qui est écarté' },
  kind: { label: 'Écarter' },
  source: { label: 'Origine' },
  value: {
    label: 'Lequel',
    descriptions: {
      host: 'Par exemple «\u00A0spam.example\u00A0»\u00A0; ce qui est sous ce nom aussi.',
      path: 'Par exemple «\u00A0/nos-offres/developpeur-java\u00A0», dans toutes les langues\u00A0; les pages qui sont dessous aussi.',
      network:
        'Par exemple «\u00A0203.0.113.0/24\u00A0». Aucune adresse n’est gardée\u00A0: les visites déjà comptées ne peuvent pas être reconnues, celles qui viennent ne le seront pas et ne reviendront pas.',
    } satisfies Record<TypedExclusionKind, string>,
    errors: {
      host: 'Saisissez le nom d’un site, comme «\u00A0spam.example\u00A0».',
      path: 'Saisissez l’adresse d’une page du site, comme «\u00A0/nos-offres\u00A0».',
      network:
        'Saisissez un réseau comme «\u00A0203.0.113.0/24\u00A0» ou «\u00A02001:db8:1234::/48\u00A0»\u00A0: de /8 à /32 en IPv4, de /16 à /64 en IPv6.',
    } satisfies Record<TypedExclusionKind, string>,
  },
  since: {
    label: 'Du',
    description: 'Vide\u00A0: depuis toujours. À l’heure de votre ordinateur.',
  },
  until: {
    label: 'Au',
    description:
      'Vide\u00A0: jusqu’à nouvel ordre. Les visites sont gardées 25\u00A0mois\u00A0: les chiffres d’avant ne changent plus.',
  },
  spanErrors: {
    incomplete: 'Dites le début et la fin de la période.',
    reversed: 'La fin doit être après le début.',
    forgotten:
      'Les visites de cette période ne sont plus gardées (25\u00A0mois)\u00A0: leurs chiffres ne changent plus.',
  } satisfies Record<ExclusionSpanError, string>,
  sourceMissing: 'Choisissez une origine.',
  reason: {
    label: 'Pourquoi',
    description: 'Une phrase, pour qui lira les chiffres dans un an. Elle est inscrite au journal.',
    missing: 'Dites pourquoi, en une phrase.',
  },
  isInForce: {
    label: 'En vigueur',
    description: 'Décochée, ces visites comptent de nouveau.',
    cells: { true: 'En vigueur', false: 'Levée' },
  },
  authorName: { label: 'Par' },
  createdAt: { label: 'Le' },
} as const

type ExclusionTitleOptions = {
  kind: ExclusionKind
  source: VisitSource | null
  value: string | null
  since: string | null
  until: string | null
}

/** Makes a short title of an exclusion, with times in the site's time zone. */
export function exclusionTitle(struck: ExclusionTitleOptions, timezone: SiteTimezone): string {
  const { since, until } = struck
  const at = (instant: string) => formatDateTime(instant, timezone)
  const what = describeExclusionTarget(struck)
  if (since && until) return `${what}du ${at(since)} au ${at(until)}`
  if (since) return `${what}depuis le ${at(since)}`
  return until ? `${what}jusqu’au ${at(until)}` : what.replace(', ', '')
}

function describeExclusionTarget({ kind, source, value }: ExclusionTitleOptions): string {
  if (kind === 'period') return 'Visites '
  if (kind === 'source') return `${source ? visitSourceLabels[source] : ''}, `
  return `${EXCLUSION_VALUE_LABELS[kind]} ${value ?? ''}, `
}

const EXCLUSION_VALUE_LABELS = {
  host: 'Site',
  path: 'Page d’entrée',
  network: 'Réseau',
} as const satisfies Record<TypedExclusionKind, string>
