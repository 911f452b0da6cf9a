import { describe, expect, test } from 'vitest'
import {
  type AdvisedField,
  findOfferFieldAdvice,
  findPayAdvice,
} from '@/src/plugins/content-care/rules/advice'
import {
  DISCRIMINATORY_TERMS,
  type DiscriminatoryTermGroup,
} from '@/src/plugins/content-care/rules/discriminatoryTerms'
import { adviceSentence } from '@/src/plugins/content-care/words/admin/offerAdvice'

const adviceKinds = (field: AdvisedField, text: string) =>
  findOfferFieldAdvice(field, text).map(({ kind }) => kind)
const advisedTerms = (text: string) =>
  findOfferFieldAdvice('profile', text).map((advice) =>
    'term' in advice ? advice.term : advice.kind,
  )

test('An empty field gets no advice', () => {
  expect(findOfferFieldAdvice('title', ' ')).toEqual([])
  expect(findOfferFieldAdvice('mission', '')).toEqual([])
})

describe('A title', () => {
  test.each([
    ['Développeuse ou développeur React (F/H)', []],
    ['Consultant(e) data', []],
    ['Développeur·se Java', []],
    ['Backend engineer (m/f)', []],
    ['Ingénieur Cloud AWS', ['genderMark']],
    ['Chef de projet', ['genderMark']],
    ['INGENIEUR DEVOPS F/H', ['shouting']],
    ['Rejoignez-nous ! (H/F)', ['shouting']],
    ['Expert SAP BTP CPI EWM (F/H)', []],
    [`Architecte ${'technique '.repeat(6)}(F/H)`, ['longTitle']],
  ])('%s: %j', (title, said) => expect(adviceKinds('title', title)).toEqual(said))
})

test('An offer with a title and without pay gets advice', () => {
  const none = { payMinimum: null, payMaximum: null }
  expect(findPayAdvice('Testeuse (F/H)', none)).toEqual([{ kind: 'noPay' }])
  expect(findPayAdvice('Testeuse (F/H)', { payMaximum: 42_000 })).toEqual([])
  expect(findPayAdvice(' ', none)).toEqual([])
})

test('The extra pay is checked for questions about past pay', () => {
  expect(adviceKinds('payExtra', 'Selon votre dernier salaire')).toEqual(['pastPay'])
})

describe('A mission', () => {
  test.each([
    ['• Concevoir\n• Développer\n• Livrer', []],
    ['• Concevoir • Développer', ['shortMission']],
    ['Un paragraphe qui dit tout. '.repeat(8), []],
  ])('%j: %j', (mission, said) => expect(adviceKinds('mission', mission)).toEqual(said))
})

test.each([
  ['Âge maximum : 35 ans', ['ageLimit']],
  ['Vous avez entre 25 et 35 ans', ['ageLimit']],
  ['between 25 and 35 years old', ['ageLimit']],
  ['Une équipe jeune et dynamique', ['young']],
  ['JEUNES DIPLÔMÉ(E)S bienvenus', ['young']],
  ['5 ans d’expérience maximum', ['mostExperience']],
  ['Nous cherchons un homme de terrain', ['oneSex']],
  ['He will lead the team', ['oneSexPronoun']],
  ['Langue  maternelle : français', ['motherTongue']],
  ['English native speaker', ['motherTongue']],
  ['Excellente présentation', ['looks']],
  ['CV avec photo', ['photo']],
  ['Célibataire, sans enfants', ['familyStatus']],
  ['Nationalité française', ['nationality']],
  ['De préférence habitant à Paris, non-fumeur', ['residence', 'habits']],
  ['Indiquez votre salaire actuel', ['pastPay']],
  ['Send your salary history', ['pastPay']],
])('%s is advised against: %j', (text, found) => expect(advisedTerms(text)).toEqual(found))

test.each([
  'Plus de 20 ans d’expertise, moins de 10 ans d’existence',
  'React Native, cloud native, applications natives',
  'Présentation des résultats, bonne présentation des données',
  'Surveiller la bonne santé des plateformes',
  'Données valides uniquement, URL sans accents',
  'Développeur senior ou junior, 3 à 5 ans d’expérience',
  'Poste ouvert aux personnes en situation de handicap',
  'Salaire de 45 à 55 k€, prétentions salariales bienvenues',
  'Une jeune entreprise, un jour-homme, la présentation',
  'Service available 24/7 to European citizens',
])('%s gets no advice', (text) => expect(advisedTerms(text)).toEqual([]))

test('The advice on each term says in a whole sentence what to write instead', () => {
  for (const term of Object.keys(DISCRIMINATORY_TERMS)) {
    if (!isDiscriminatoryTerm(term)) throw new Error(term)
    const sentence = adviceSentence({ kind: 'excluding', term, found: 'ces mots' })
    expect(sentence).toMatch(/^«\u00A0ces mots\u00A0»\u00A0: \p{Ll}.{15,}[.»]$/u)
  }
})

const isDiscriminatoryTerm = (term: string): term is DiscriminatoryTermGroup =>
  Object.hasOwn(DISCRIMINATORY_TERMS, term)
