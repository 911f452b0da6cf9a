import type { FilterableList } from '@/src/domain/admin/listFilters'
import type { RecentDaysPreset } from '@/src/domain/admin/recentDays'

/** Texts of the filter bar of a list. */
export const filterBarWords = {
  region: {
    'job-offers': 'Filtrer les offres',
    'job-applications': 'Filtrer les candidatures',
    'contact-messages': 'Filtrer les messages',
    'audit-entries': 'Filtrer le journal',
    'page-visits': 'Filtrer les pages vues',
  } satisfies Record<FilterableList, string>,
  all: {
    'job-offers': 'Toutes',
    'job-applications': 'Toutes',
    'contact-messages': 'Tous',
    'audit-entries': 'Toutes',
    'page-visits': 'Toutes',
  } satisfies Record<FilterableList, string>,
  everyOne: {
    jobOffer: 'Toutes les offres',
    source: 'Toutes les origines',
    location: 'Tous les lieux',
    contract: 'Tous les contrats',
    category: 'Toutes les catégories',
    experience: 'Tous les niveaux',
    action: 'Toutes les actions',
    target: 'Toutes les rubriques',
  },
  fields: {
    status: 'Statut',
    isActive: 'Statut',
    awaitsAnswer: 'Réponse',
    toRead: 'Avis demandé',
    isSpam: 'Indésirables',
    keptForLater: 'Vivier',
    isStruckOut: 'Chiffres',
    jobOffer: 'Offre',
    source: 'Origine',
    location: 'Lieu',
    contract: 'Contrat',
    category: 'Catégorie',
    experience: 'Expérience',
    action: 'Action',
    target: 'Rubrique',
  },
  noOffer: 'Sans offre (spontanées…)',
  /** Label of a value that is not in the list of options, such as an older offer by its number. */
  other: (value: string) => `N° ${value}`,
  days: 'Date',
  recent: {
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    week: '7 jours',
    month: '30 jours',
  } satisfies Record<RecentDaysPreset, string>,
  from: 'Du',
  until: 'Au',
  /** The error for a reversed date range. */
  reversed:
    'La date «\u00A0Du\u00A0» est après la date «\u00A0Au\u00A0»\u00A0: rien ne peut être trouvé.',
  clear: 'Effacer les filtres',
  more: 'Plus de filtres',
  /** Number of active filters among the collapsed ones. */
  moreInForce: (count: number) => `Plus de filtres (${count})`,
  advanced: 'Des filtres particuliers sont en vigueur.',
  others: (count: number) =>
    count > 1 ? `et ${count} autres conditions` : 'et une autre condition',
} as const
