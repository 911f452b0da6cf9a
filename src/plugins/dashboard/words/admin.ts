import { formatSignedPercent } from '@/src/content/signedFigures'
import type { ActivityKind, DashboardFigureName } from '@/src/plugins/dashboard/rules/dashboard'

const pluralize = (count: number, one: string, many: string) =>
  `${numberFormat.format(count)} ${count > 1 ? many : one}`

const numberFormat = new Intl.NumberFormat('fr-FR')

export const formatFigure = (value: number) => numberFormat.format(value)

export const dashboardText = {
  trendHelp:
    'Les évolutions comparent les 30 derniers jours, aujourd’hui compris, aux 30 jours d’avant jusqu’à la même heure.',
  figures: {
    totalJobs: 'Total des offres',
    pendingApplications: 'Candidatures en attente',
    totalMessages: 'Messages reçus',
    activeJobs: 'Offres actives',
    totalApplications: 'Candidatures reçues',
    newMessages: 'Nouveaux messages',
  } satisfies Record<DashboardFigureName, string>,
  /** @param percent a whole number */
  trend: (percent: number) => `${formatSignedPercent(percent)} en 30 jours`,
  waiting: {
    title: 'À traiter',
    since: formatWaitingSince,
    applications: {
      title: 'Candidatures à examiner',
      none: 'Toutes les candidatures ont été examinées.',
      all: (total: number) => `Voir les ${numberFormat.format(total)} candidatures en attente`,
    },
    messages: {
      title: 'Messages sans réponse',
      none: 'Tous les messages ont reçu une réponse.',
      all: (total: number) => `Voir les ${numberFormat.format(total)} messages sans réponse`,
    },
    offers: {
      title: 'Offres sans candidature',
      none: 'Chaque offre active a reçu au moins une candidature.',
      noActiveOffer:
        'Aucune offre n’est en ligne\u00A0: créez-en une pour recevoir des candidatures.',
      all: (total: number) =>
        `Voir les offres actives, dont ${numberFormat.format(total)} sans candidature`,
    },
  },
  activity: {
    title: 'Activité récente',
    pending: (count: number) =>
      pluralize(count, 'candidature en attente', 'candidatures en attente'),
    unread: (count: number) => pluralize(count, 'message non lu', 'messages non lus'),
    active: (count: number) => pluralize(count, 'offre active', 'offres actives'),
    none: 'Rien pour le moment. Les candidatures, les messages et les offres apparaîtront ici dès leur arrivée.',
    kinds: {
      application: 'Candidature',
      message: 'Message',
      offer: 'Offre publiée',
    } satisfies Record<ActivityKind, string>,
    moment: formatRecentMoment,
  },
  actions: {
    title: 'Actions rapides',
    createOffer: 'Créer une offre',
    applications: 'Voir les candidatures',
    messages: 'Voir les messages',
  },
} as const

/** @param days number of calendar days ago */
function formatWaitingSince(days: number): string {
  if (days <= 0) return 'aujourd’hui'
  return days === 1 ? 'depuis hier' : `depuis ${days} jours`
}

/**
 * @param time HH:MM, when known
 * @param date JJ/MM/AAAA
 */
function formatRecentMoment({
  days,
  time,
  date,
}: {
  days: number
  time?: string
  date: string
}): string {
  if (days > 1 || days < 0) return `le ${date}`
  const day = days === 0 ? 'aujourd’hui' : 'hier'
  return time ? `${day} à ${time}` : day
}
