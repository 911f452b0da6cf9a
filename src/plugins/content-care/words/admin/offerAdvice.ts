import type { OfferAdviceFinding } from '@/src/plugins/content-care/rules/advice'
import type { DiscriminatoryTermGroup } from '@/src/plugins/content-care/rules/discriminatoryTerms'

/** The replacements for excluding wording, with the reason when it is not obvious. */
const replacementByTerm: Record<DiscriminatoryTermGroup, string> = {
  ageLimit:
    'Aucun âge ne se demande. Dites l’expérience utile\u00A0: «\u00A0trois ans de pratique de…\u00A0».',
  young:
    'L’âge n’est pas une compétence. Écrivez «\u00A0débutants bienvenus\u00A0», ou ce que l’équipe aime faire.',
  graduate: 'Le diplôme peut dater. Écrivez «\u00A0première expérience acceptée\u00A0».',
  digitalNative: 'L’expression vise un âge. Nommez les outils à connaître.',
  mostExperience:
    'Un maximum d’expérience écarte selon l’âge. Dites le minimum, et le niveau du poste.',
  oneSex:
    'Le poste est ouvert à tous. Nommez la fonction au féminin et au masculin, ou ajoutez (F/H).',
  oneSexPronoun: 'Adressez-vous à la personne\u00A0: «\u00A0you will\u00A0».',
  civility: 'Écrivez «\u00A0Madame\u00A0», ou rien.',
  stereotype: 'Le mot décourage une partie des candidats. Dites la compétence attendue.',
  pregnancy: 'Ni la grossesse ni un projet d’enfant ne se demandent. Retirez la phrase.',
  familyStatus:
    'La vie de famille ne se demande pas. Dites les horaires et les déplacements du poste.',
  motherTongue:
    'Une langue s’apprend. Dites le niveau\u00A0: «\u00A0C1\u00A0» ou «\u00A0courant\u00A0».',
  accent: 'Un accent n’empêche pas d’être compris. Dites le niveau de langue utile.',
  nationality:
    'Sauf texte qui l’exige (nommez-le), écrivez «\u00A0autorisation de travail en France\u00A0».',
  origin: 'L’origine ne se demande jamais. Retirez la phrase.',
  residence:
    'Le lieu d’habitation ne se demande pas. Dites où l’on travaille, et combien de jours sur place.',
  looks:
    'L’apparence ne se demande pas. Dites ce que le poste demande\u00A0: «\u00A0aisance avec des clients\u00A0».',
  photo: 'Ne demandez pas de photo\u00A0: elle ne dit rien du travail.',
  health:
    'La santé ne regarde que le médecin du travail. Dites les gestes du poste, s’ils importent.',
  disability:
    'Le handicap ne se demande pas. Écrivez «\u00A0poste ouvert aux personnes en situation de handicap\u00A0».',
  habits: 'Les habitudes privées ne se demandent pas. Retirez les mots.',
  belief: 'Les convictions ne se demandent pas. Retirez les mots.',
  union: 'Ni engagement ni opinion ne se demandent. Retirez les mots.',
  orientation: 'La vie privée ne se demande pas. Retirez le mot.',
  fullAvailability:
    'La formule écarte qui a une famille. Dites les horaires et les astreintes, avec leur contrepartie.',
}

const SENTENCE_BY_ADVICE = {
  longTitle:
    'Plus de 60 caractères\u00A0: la fin sera coupée dans les résultats de recherche. Gardez le métier et ce qui le distingue.',
  shouting: 'Les capitales et les points d’exclamation crient. Écrivez comme dans une phrase.',
  genderMark:
    'Ajoutez (F/H), ou nommez le métier au féminin et au masculin\u00A0: une offre s’adresse indifféremment à toutes et à tous.',
  noPay:
    'Sans rémunération, l’offre est moins lue\u00A0: les candidats la cherchent en premier. Une fourchette suffit (directive 2023/970).',
  shortMission:
    'Moins de trois lignes\u00A0: un candidat ne voit pas ce qu’il ferait. Dites trois tâches, avec qui, pour quoi.',
} as const

const quoteTerm = (found: string) => `«\u00A0${found}\u00A0»`

export const offerAdviceText = {
  label: 'Conseils',
  source:
    'D’après le code du travail (L1132-1, L5321-2) et le guide «\u00A0Pour un recrutement sans discrimination\u00A0» du Défenseur des droits.',
}

/** Writes one piece of advice with a replacement. */
export function adviceSentence(advice: OfferAdviceFinding): string {
  switch (advice.kind) {
    case 'excluding':
      return `${quoteTerm(advice.found)}\u00A0: ${withLowerInitial(replacementByTerm[advice.term])}`
    case 'pastPay':
      return `${quoteTerm(advice.found)}\u00A0: le salaire d’avant ne se demande pas (directive 2023/970). Dites plutôt ce que vous offrez.`
    default:
      return SENTENCE_BY_ADVICE[advice.kind]
  }
}

const withLowerInitial = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
