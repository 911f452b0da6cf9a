import { languageNamesForStaff } from '@/src/content/languageNames'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type {
  ContentProblemDetails,
  ContentProblemKind,
} from '@/src/plugins/content-care/rules/contentProblem'
import type { LinkFault } from '@/src/plugins/content-care/rules/externalLinks'
import { translationWords } from '@/src/plugins/translations/words/admin/translation'

const numberFormat = new Intl.NumberFormat('fr-FR')

type ProblemKindWords = { title: string; why: string }

const problemKindWords: Record<ContentProblemKind, ProblemKindWords> = {
  deadLink: {
    title: 'Liens qui ne mènent nulle part',
    why: 'La page visée n’existe pas, ou n’est pas publiée.',
  },
  brokenLink: {
    title: 'Liens vers d’autres sites qui n’y mènent plus',
    why: 'Demandés chaque semaine, la nuit\u00A0; ce qui n’a fait défaut qu’une fois est redemandé avant d’être dit ici.',
  },
  endingOffer: {
    title: 'Offres bientôt terminées',
    why: 'Sans autre date de fin, elles quittent le site d’elles-mêmes.',
  },
  noPay: {
    title: 'Offres sans rémunération',
    why: 'Les candidats la cherchent en premier\u00A0; la directive européenne 2023/970 demande de la dire.',
  },
  pictureText: {
    title: 'Images sans texte alternatif',
    why: 'Qui ne voit pas l’image n’en sait rien\u00A0; les moteurs de recherche non plus.',
  },
  smallPicture: {
    title: 'Images trop petites',
    why: 'Agrandies, elles paraissent floues.',
  },
  translation: {
    title: 'Traductions à faire ou à revoir',
    why: 'Une page sans traduction n’existe pas dans l’autre langue.',
  },
  description: {
    title: 'Descriptions absentes ou coupées',
    why: 'Un moteur de recherche en montre 160 caractères\u00A0: au-delà, il coupe\u00A0; sans elle, il choisit à votre place.',
  },
  longTitle: {
    title: 'Titres trop longs',
    why: 'Au-delà de 60 caractères, ils sont coupés dans les résultats de recherche et les partages.',
  },
  unvisited: {
    title: 'Pages que personne n’a ouvertes',
    why: 'Publiées depuis plus de 90 jours, sans une visite depuis\u00A0: manque-t-il un lien qui y mène\u202F?',
  },
}

export const contentProblemWords = {
  title: 'À soigner',
  description: 'Ce que l’on gagne à reprendre dans le contenu du site. Chaque ligne mène au champ.',
  kinds: problemKindWords,
  kindsLabel: 'Par sorte',
  total: (count: number) =>
    count === 0
      ? 'Rien à soigner'
      : `${numberFormat.format(count)} ${count > 1 ? 'points' : 'point'}`,
  none: 'Tout est en ordre\u00A0: liens, images, traductions, titres et descriptions.',
  more: (count: number) =>
    count === 1 ? 'et un autre' : `et ${numberFormat.format(count)} autres`,
  seeAll: 'Tout voir',
  figure: (count: number) => numberFormat.format(count),
}

/** A short description of the problem. */
export function contentProblemDetail(
  finding: ContentProblemDetails & { language?: SiteLanguage },
): string {
  const { language } = finding
  if (finding.kind === 'translation') {
    return language ? translationWords.state(language, finding.state) : ''
  }
  const detail = problemFindingDetail(finding)
  return [language ? languageNamesForStaff[language] : '', detail].filter(Boolean).join('\u00A0: ')
}

const linkFaultWords: Record<LinkFault, string> = {
  gone: 'page introuvable',
  failing: 'erreur du site',
  silent: 'sans réponse',
}

function problemFindingDetail(finding: ContentProblemDetails): string {
  switch (finding.kind) {
    case 'deadLink':
      return finding.address
    case 'brokenLink':
      return `${finding.address} (${linkFaultWords[finding.fault]})`
    case 'endingOffer':
      return finding.days > 1 ? `dans ${finding.days}\u00A0jours` : 'dans un jour au plus'
    case 'smallPicture':
      return `${numberFormat.format(finding.width)}\u00A0pixels de large, il en faut ${numberFormat.format(finding.needed)}`
    case 'longTitle':
      return `${finding.length} caractères`
    case 'description':
      return finding.length === 0 ? 'absente' : `coupée, ${finding.length} caractères`
    default:
      return ''
  }
}
