import type { PathPrefixes } from '../urls/publicHref'
import { FOLDER_NAMES, FORM_FOLDERS, FORM_SEGMENTS, LIST_FILES } from './addressWords'
import type { Edition } from './edition'
import { inEachLanguage, SITE_LANGUAGES, type SiteLanguage, SOURCE_LANGUAGE } from './siteLocale'

// Files, and paths that are the same in each edition.
const NON_PAGE_PATH = /^\/(admin|api|_next|images-sociales|maintenance)(\/|$)|\.|^\/\//
const LANGUAGE_PREFIX = new RegExp(`^/(${SITE_LANGUAGES.join('|')})(?=/|$)`)

/**
 * The public path of a page.
 * @param internalPath the internal path as in code, content and navigation: French, with query and
 * fragment. External links and paths that already have a language prefix stay unchanged.
 */
export function editionHref({ language, defaultLanguage }: Edition, internalPath: string): string {
  const [path = ''] = internalPath.split(/[?#]/)
  if (!isEditionPath(path)) return internalPath
  const prefix = language === defaultLanguage ? '' : `/${language}`
  const whole = prefix + translatePath(language, path)
  // In the default language Next removes the trailing slash of French paths, the only ones that it
  // knows.
  const isLeft = language === SOURCE_LANGUAGE && !prefix
  return (isLeft ? whole : whole.replace(/(?<=.)\/$/, '')) + internalPath.slice(path.length)
}

// The only files that exist once per edition.
const LIST_FILE_PATHS = new Set(
  ['nos-offres', ...Object.values(FOLDER_NAMES).map((own) => own['nos-offres'])].flatMap((folder) =>
    Object.values(LIST_FILES)
      .flatMap((names) => Object.entries(names).flat())
      .map((name) => `/${folder}/${name}`),
  ),
)

// Deeper paths share these prefixes. The steps after the form of an offer are redirected to their
// localized names.
const PREFIXES_WITH_EDITIONS = [
  '/',
  '/postuler/candidature-spontanee',
  ...FORM_FOLDERS.flatMap((folder) => [`/${folder}/merci`, `/${folder}/corriger`]),
  ...new Set(
    Object.values(FOLDER_NAMES).flatMap((words) => Object.keys(words).map((word) => `/${word}`)),
  ),
]

/**
 * The prefix pairs that a browser needs for one edition; empty when public and internal paths are
 * the same.
 */
export function pathPrefixesOf(edition: Edition): PathPrefixes {
  return PREFIXES_WITH_EDITIONS.map(
    (internal) => [internal, editionHref(edition, internal)] as const,
  ).filter(([internal, own]) => internal !== own)
}

/** Whether the path is different in each edition. */
function isEditionPath(path: string) {
  if (LIST_FILE_PATHS.has(path)) return true
  return path.startsWith('/') && !NON_PAGE_PATH.test(path) && !LANGUAGE_PREFIX.test(path)
}

function translatePath(language: SiteLanguage, path: string) {
  return worded(path, [
    translateFolder[language],
    translateFormStep[language],
    translateListFile[language],
  ])
}

export type ParsedPublicPath =
  /** The language and the internal path; its slug is still the one of that language. */
  | { language: SiteLanguage; internalPath: string }
  /** Whether the path is an older spelling of the current public path. */
  | { language: SiteLanguage; redirect: string }

/**
 * Parses a public path.
 * @param path without query and fragment, and without `..` or double slashes
 */
export function readPublicPath(path: string, defaultLanguage: SiteLanguage): ParsedPublicPath {
  const [, named] = LANGUAGE_PREFIX.exec(path) ?? []
  const spoken = SITE_LANGUAGES.find((language) => language === named)
  const rest = spoken ? path.slice(spoken.length + 1) || '/' : path
  if (!isEditionPath(rest)) return { language: spoken ?? defaultLanguage, internalPath: path }
  const language = spoken ?? languageOfPath(rest, defaultLanguage)
  const internalPath = worded(rest, [sourceFolder, sourceStep, sourceFile])
  const today = editionHref({ language, defaultLanguage }, internalPath)
  return today === path ? { language, internalPath } : { language, redirect: today }
}

/** The internal path (French, with fragment) of a public path in any language. */
export function internalPathOf(address: string, defaultLanguage: SiteLanguage): string {
  return internalPageOf(address, defaultLanguage).internalPath
}

/** The same internal path, with the language of the public path. */
export function internalPageOf(address: string, defaultLanguage: SiteLanguage) {
  const [path = ''] = address.split('#')
  const read = readPublicPath(path, defaultLanguage)
  const today = 'redirect' in read ? readPublicPath(read.redirect, defaultLanguage) : read
  const internalPath =
    ('internalPath' in today ? today.internalPath : path) + address.slice(path.length)
  return { language: today.language, internalPath }
}

// An unprefixed path from a time with another default language is resolved in that language.
function languageOfPath(path: string, defaultLanguage: SiteLanguage) {
  const internalPath = worded(path, [sourceFolder, same, same])
  const folder = (language: SiteLanguage) => translatePath(language, internalPath).split('/')[1]
  const firstSegment = path.split('/')[1]
  if (folder(defaultLanguage) === firstSegment) return defaultLanguage
  return SITE_LANGUAGES.find((language) => folder(language) === firstSegment) ?? defaultLanguage
}

type Reword = (word: string) => string
type Words = readonly [folder: Reword, step: Reword, file: Reword]

const same: Reword = (word) => word

// Runs on each request: a map lookup instead of a search.
const reword = (words: Iterable<readonly [string, string]>): Reword => {
  const translatedWords = new Map(words)
  return (word) => translatedWords.get(word) ?? word
}

const translateFolder = createTranslator(FOLDER_NAMES)
const translateFormStep = createTranslator(FORM_SEGMENTS)
const translateListFile = createTranslator(LIST_FILES)
const sourceFolder = reword(sourceWords(FOLDER_NAMES))
const sourceStep = reword(sourceWords(FORM_SEGMENTS))
const sourceFile = reword(sourceWords(LIST_FILES))

type WordsByLanguage = Partial<Record<SiteLanguage, Record<string, string>>>

function createTranslator(editions: WordsByLanguage) {
  return inEachLanguage((language) => reword(Object.entries(editions[language] ?? {})))
}

function sourceWords(editions: WordsByLanguage) {
  const words = Object.values(editions).flatMap((own) => Object.entries(own))
  return words.map(([source, own]) => [own, source] as const)
}

function worded(path: string, [folderWord, stepWord, fileWord]: Words) {
  const [, folder = '', ...below] = path.split('/')
  const hasSteps = FORM_FOLDERS.some((form) => [folder, folderWord(folder)].includes(form))
  return ['', folderWord(folder), ...below.map(hasSteps ? stepWord : fileWord)].join('/')
}
