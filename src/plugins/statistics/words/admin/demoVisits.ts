import type { Period } from '@/src/domain/visits/period'
import { statisticsText } from '@/src/plugins/statistics/words/admin/statistics'

/** @returns « du 26 août au 23 novembre 2026 » */
const formatDemoPeriod = (of: Period) => statisticsText.period.shown(of).replace(/^D/, 'd')

/** Words for generated demo visits. */
export const demoVisitsText = {
  title: 'Visites de démonstration',
  period: formatDemoPeriod,
  sentence: (of: Period) =>
    `Chiffres de démonstration\u00A0: les visites comptées ${formatDemoPeriod(of)} comprennent celles qui ont été inventées pour montrer les statistiques.`,
  seeOrRemove: 'Les voir, les retirer',
  remove: 'Retirer les visites de démonstration',
  confirmTitle: 'Retirer les visites de démonstration\u00A0?',
  confirm:
    'Toutes les visites inventées sont effacées, et les chiffres recomptés. Les vraies visites, les offres et les candidatures restent.',
  final: 'Ces visites ne reviennent pas.',
  removing: 'Retrait…',
  removed: 'Visites de démonstration retirées',
  failed: 'Les visites de démonstration n’ont pas pu être retirées. Réessayez dans un instant.',
  forbidden: 'Seul un Super Administrateur peut retirer les visites de démonstration.',
}
