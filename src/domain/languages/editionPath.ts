import type { Addresses } from '../addresses/publicHref'
import { FOLDERS, FORM_FOLDERS, LIST_FILES, STEPS } from './addressWords'
import type { Edition } from './edition'
import { HOUSE_LANGUAGE, inEachLanguage, SITE_LANGUAGES, type SiteLanguage } from './siteLocale'

// Files, and what no edition has of its own.
const ELSEWHERE = /^\/(admin|api|_next|images-sociales|maintenance)(\/|$)|\.|^\/\//
const NAMED = new RegExp(`^/(${SITE_LANGUAGES.join('|')})(?=/|$)`)

/**
 * The public address of a page of the site.
 * @param housePath the address as code, content and navigation have it: French, with search and anchor.
 * What leads out of the site, or names its language already, stays as it is.
 */
export function hrefIn({ language, defaultLanguage }: Edition, housePath: string): string {
  const [path = ''] = housePath.split(/[?#]/)
  if (!isEditionPath(path)) return housePath
  const prefix = language === defaultLanguage ? '' : `/${language}`
  const whole = prefix + inWordsOf(language, path)
  // At the root Next takes the slash away, of French addresses: it knows no others.
  const isLeft = language === HOUSE_LANGUAGE && !prefix
  return (isLeft ? whole : whole.replace(/(?<=.)\/$/, '')) + housePath.slice(path.length)
}

// The only files that each edition has of its own.
const LIST_FILE = new RegExp(
  `^/(nos-offres|${Object.values(FOLDERS)
    .map((own) => own['nos-offres'])
    .join('|')})/(${fileNames()})$`,
)

// What is deeper stands below the same folders; the steps after an offer's form are redirected to their words.
const BEGINNINGS = [
  '/',
  ...['/postuler/candidature-spontanee', '/contact/merci', '/contact/corriger'],
  ...new Set(
    Object.values(FOLDERS).flatMap((words) => Object.keys(words).map((word) => `/${word}`)),
  ),
]

/** As much of the above as a browser needs for one edition: nothing where code and visitors say the same. */
export function addressesOf(edition: Edition): Addresses {
  return BEGINNINGS.map((house) => [house, hrefIn(edition, house)] as const).filter(
    ([house, own]) => house !== own,
  )
}

/** Whether each edition has this address in its own form. */
function isEditionPath(path: string) {
  if (LIST_FILE.test(path)) return true
  return path.startsWith('/') && !ELSEWHERE.test(path) && !NAMED.test(path)
}

function inWordsOf(language: SiteLanguage, path: string) {
  return worded(path, [folderIn[language], stepIn[language], fileIn[language]])
}

export type PublicPath =
  /** What is asked for; `housePath` has the slug as it stands in that language. */
  | { language: SiteLanguage; housePath: string }
  /** Another spelling of it: the one that it goes by today. */
  | { language: SiteLanguage; redirect: string }

/**
 * What an address asks for.
 * @param path without search and anchor, free of `..` and of double slashes
 */
export function readPublicPath(path: string, defaultLanguage: SiteLanguage): PublicPath {
  const [, named] = NAMED.exec(path) ?? []
  const spoken = SITE_LANGUAGES.find((language) => language === named)
  const rest = spoken ? path.slice(spoken.length + 1) || '/' : path
  if (!isEditionPath(rest)) return { language: spoken ?? defaultLanguage, housePath: path }
  const language = spoken ?? languageOf(rest, defaultLanguage)
  const housePath = worded(rest, [houseFolder, houseStep, houseFile])
  const today = hrefIn({ language, defaultLanguage }, housePath)
  return today === path ? { language, housePath } : { language, redirect: today }
}

/** The page at a public address, of whichever edition, as code has it: in French, with its anchor. */
export function housePathOf(address: string, defaultLanguage: SiteLanguage): string {
  return housePageOf(address, defaultLanguage).housePath
}

/** The same, and the language in which it is read. */
export function housePageOf(address: string, defaultLanguage: SiteLanguage) {
  const [path = ''] = address.split('#')
  const read = readPublicPath(path, defaultLanguage)
  const today = 'redirect' in read ? readPublicPath(read.redirect, defaultLanguage) : read
  const housePath = ('housePath' in today ? today.housePath : path) + address.slice(path.length)
  return { language: today.language, housePath }
}

// An address from when another language stood at the root leads into the edition of that language.
function languageOf(path: string, defaultLanguage: SiteLanguage) {
  const housePath = worded(path, [houseFolder, same, same])
  const folder = (language: SiteLanguage) => inWordsOf(language, housePath).split('/')[1]
  const asked = path.split('/')[1]
  if (folder(defaultLanguage) === asked) return defaultLanguage
  return SITE_LANGUAGES.find((language) => folder(language) === asked) ?? defaultLanguage
}

type Reword = (word: string) => string
type Words = readonly [folder: Reword, step: Reword, file: Reword]

const same: Reword = (word) => word

// Asked for with each request: looked up, never searched.
const reword = (words: Iterable<readonly [string, string]>): Reword => {
  const known = new Map(words)
  return (word) => known.get(word) ?? word
}

const folderIn = inOwnWords(FOLDERS)
const stepIn = inOwnWords(STEPS)
const fileIn = inOwnWords(LIST_FILES)
const houseFolder = reword(houseWords(FOLDERS))
const houseStep = reword(houseWords(STEPS))
const houseFile = reword(houseWords(LIST_FILES))

type WordsByLanguage = Partial<Record<SiteLanguage, Record<string, string>>>

function inOwnWords(editions: WordsByLanguage) {
  return inEachLanguage((language) => reword(Object.entries(editions[language] ?? {})))
}

function houseWords(editions: WordsByLanguage) {
  const words = Object.values(editions).flatMap((own) => Object.entries(own))
  return words.map(([house, own]) => [own, house] as const)
}

function fileNames() {
  const names = Object.values(LIST_FILES).flatMap((own) => Object.entries(own).flat())
  return [...new Set(names)].join('|').replaceAll('.', '\\.')
}

function worded(path: string, [folderWord, stepWord, fileWord]: Words) {
  const [, folder = '', ...below] = path.split('/')
  const hasSteps = FORM_FOLDERS.some((form) => [folder, folderWord(folder)].includes(form))
  return ['', folderWord(folder), ...below.map(hasSteps ? stepWord : fileWord)].join('/')
}
