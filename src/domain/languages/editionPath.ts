import type { PathPrefixPairs } from '@/src/domain/urls/toPublicHref'
import type { LanguageEdition } from './edition'
import {
  createRecordByLanguage,
  SITE_LANGUAGES,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from './siteLocale'
import {
  FORM_URL_FOLDERS,
  FORM_URL_SEGMENTS,
  JOB_LIST_FILE_NAMES,
  URL_FOLDER_NAMES,
} from './urlSegments'

// Paths of files, and paths that are the same in each edition.
const LANGUAGE_NEUTRAL_PATH_PATTERN =
  /^\/(admin|api|_next|images-sociales|maintenance)(\/|$)|\.|^\/\//
const LANGUAGE_PREFIX_PATTERN = new RegExp(`^/(${SITE_LANGUAGES.join('|')})(?=/|$)`)

/**
 * The public path of a page.
 * @param internalPath the internal path as in code, content and navigation: French, with query and
 * fragment. External links and paths that already have a language prefix stay unchanged.
 */
export function editionHref(
  { language, defaultLanguage }: LanguageEdition,
  internalPath: string,
): string {
  const [path = ''] = internalPath.split(/[?#]/)
  if (!isEditionSpecificPath(path)) return internalPath
  const prefix = language === defaultLanguage ? '' : `/${language}`
  const whole = prefix + translatePath(language, path)
  // The trailing slash of such a path stays: Next removes it from French paths, the only ones that
  // it knows.
  const isLeft = language === SOURCE_LANGUAGE && !prefix
  return (isLeft ? whole : whole.replace(/(?<=.)\/$/, '')) + internalPath.slice(path.length)
}

// The files of the job list, the only files that exist once per edition.
const LOCALIZED_JOB_LIST_FILE_PATHS = new Set(
  ['nos-offres', ...Object.values(URL_FOLDER_NAMES).map((own) => own['nos-offres'])].flatMap(
    (folder) =>
      Object.values(JOB_LIST_FILE_NAMES)
        .flatMap((names) => Object.entries(names).flat())
        .map((name) => `/${folder}/${name}`),
  ),
)

// Prefixes that all deeper paths share. The steps after the form of an offer are redirected to
// their localized names.
const TRANSLATED_PATH_PREFIXES = [
  '/',
  '/postuler/candidature-spontanee',
  ...FORM_URL_FOLDERS.flatMap((folder) => [`/${folder}/merci`, `/${folder}/corriger`]),
  ...new Set(
    Object.values(URL_FOLDER_NAMES).flatMap((words) =>
      Object.keys(words).map((word) => `/${word}`),
    ),
  ),
]

/**
 * The prefix pairs that a browser needs for one edition; empty when public and internal paths are
 * the same.
 */
export function editionPathPrefixes(edition: LanguageEdition): PathPrefixPairs {
  return TRANSLATED_PATH_PREFIXES.map(
    (internal) => [internal, editionHref(edition, internal)] as const,
  ).filter(([internal, own]) => internal !== own)
}

/** Whether the path is different in each edition. */
function isEditionSpecificPath(path: string) {
  if (LOCALIZED_JOB_LIST_FILE_PATHS.has(path)) return true
  return (
    path.startsWith('/') &&
    !LANGUAGE_NEUTRAL_PATH_PATTERN.test(path) &&
    !LANGUAGE_PREFIX_PATTERN.test(path)
  )
}

function translatePath(language: SiteLanguage, path: string) {
  return translateSegments(path, [
    folderTranslators[language],
    formStepTranslators[language],
    listFileTranslators[language],
  ])
}

export type ParsedPublicPath =
  /** The language and the internal path, whose slug is still that of the language. */
  | { language: SiteLanguage; internalPath: string }
  /** Whether the path is an older spelling of the current public path. */
  | { language: SiteLanguage; redirect: string }

/**
 * Parses a public path.
 * @param path without query and fragment, and without `..` or double slashes
 */
export function parsePublicPath(path: string, defaultLanguage: SiteLanguage): ParsedPublicPath {
  const [, named] = LANGUAGE_PREFIX_PATTERN.exec(path) ?? []
  const spoken = SITE_LANGUAGES.find((language) => language === named)
  const rest = spoken ? path.slice(spoken.length + 1) || '/' : path
  if (!isEditionSpecificPath(rest))
    return { language: spoken ?? defaultLanguage, internalPath: path }
  const language = spoken ?? languageOfPath(rest, defaultLanguage)
  const internalPath = translateSegments(rest, [
    translateFolderToFrench,
    translateFormStepToFrench,
    translateListFileToFrench,
  ])
  const today = editionHref({ language, defaultLanguage }, internalPath)
  return today === path ? { language, internalPath } : { language, redirect: today }
}

/** Returns the internal path (French, with fragment) of a public path in any language. */
export function toInternalPath(address: string, defaultLanguage: SiteLanguage): string {
  return internalPathWithLanguage(address, defaultLanguage).internalPath
}

/** Returns the internal path with the language of the public path. */
export function internalPathWithLanguage(address: string, defaultLanguage: SiteLanguage) {
  const [path = ''] = address.split('#')
  const read = parsePublicPath(path, defaultLanguage)
  const today = 'redirect' in read ? parsePublicPath(read.redirect, defaultLanguage) : read
  const internalPath =
    ('internalPath' in today ? today.internalPath : path) + address.slice(path.length)
  return { language: today.language, internalPath }
}

// Finds the language; old paths without a prefix may be from another default language.
function languageOfPath(path: string, defaultLanguage: SiteLanguage) {
  const internalPath = translateSegments(path, [translateFolderToFrench, keepSegment, keepSegment])
  const folder = (language: SiteLanguage) => translatePath(language, internalPath).split('/')[1]
  const firstSegment = path.split('/')[1]
  if (folder(defaultLanguage) === firstSegment) return defaultLanguage
  return SITE_LANGUAGES.find((language) => folder(language) === firstSegment) ?? defaultLanguage
}

type TranslateSegment = (word: string) => string
type SegmentTranslators = readonly [
  folder: TranslateSegment,
  step: TranslateSegment,
  file: TranslateSegment,
]

const keepSegment: TranslateSegment = (word) => word

// Makes a map, because each request looks up a segment.
const createSegmentLookup = (words: Iterable<readonly [string, string]>): TranslateSegment => {
  const translatedWords = new Map(words)
  return (word) => translatedWords.get(word) ?? word
}

const folderTranslators = createSegmentTranslators(URL_FOLDER_NAMES)
const formStepTranslators = createSegmentTranslators(FORM_URL_SEGMENTS)
const listFileTranslators = createSegmentTranslators(JOB_LIST_FILE_NAMES)
const translateFolderToFrench = createSegmentLookup(invertTranslations(URL_FOLDER_NAMES))
const translateFormStepToFrench = createSegmentLookup(invertTranslations(FORM_URL_SEGMENTS))
const translateListFileToFrench = createSegmentLookup(invertTranslations(JOB_LIST_FILE_NAMES))

type SegmentsByLanguage = Partial<Record<SiteLanguage, Record<string, string>>>

function createSegmentTranslators(editions: SegmentsByLanguage) {
  return createRecordByLanguage((language) =>
    createSegmentLookup(Object.entries(editions[language] ?? {})),
  )
}

function invertTranslations(editions: SegmentsByLanguage) {
  const words = Object.values(editions).flatMap((own) => Object.entries(own))
  return words.map(([source, own]) => [own, source] as const)
}

function translateSegments(path: string, [folderWord, stepWord, fileWord]: SegmentTranslators) {
  const [, folder = '', ...below] = path.split('/')
  const hasSteps = FORM_URL_FOLDERS.some((form) => [folder, folderWord(folder)].includes(form))
  return ['', folderWord(folder), ...below.map(hasSteps ? stepWord : fileWord)].join('/')
}
