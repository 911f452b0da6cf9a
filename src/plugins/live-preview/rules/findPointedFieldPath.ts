import { removeSpaces, type ShownFormField } from './shownFormFields'

/** The element of the page that the user points at. */
export type PointedElement = {
  /** The text of the innermost element first, then of its ancestors. */
  around: readonly string[]
  /** The file name, for an image. */
  file?: string
}

// Ancestors this close are one field, whose text the page may have split into elements.
const MAX_ANCESTOR_DISTANCE = 3

/**
 * Finds the path of the form field whose value the element shows; null when no field of this
 * document has this value. When several fields have the same text, the result is the one whose row
 * has the most other fields in the same ancestor element.
 */
export function findPointedFieldPath(
  places: readonly ShownFormField[],
  pointed: PointedElement,
): string | null {
  const around = pointed.around.map(removeSpaces)
  const candidates = pointed.file
    ? places.filter(({ files }) => files.some((file) => file === pointed.file))
    : findFieldsWithText(places, around)
  return nearestFieldPath(candidates, places, around)
}

function findFieldsWithText(
  places: readonly ShownFormField[],
  [pointedText = '', ...around]: readonly string[],
) {
  if (pointedText === '') return []
  const that = (matches: (text: string) => boolean) =>
    places.filter(({ texts }) => texts.some(matches))
  const same = that((text) => text === pointedText)
  if (same.length > 0) return same
  const near = around.slice(0, MAX_ANCESTOR_DISTANCE)
  const isDivided = (text: string) => near.some((whole) => whole === text)
  const wider = that((text) => text.includes(pointedText) && isDivided(text))
  if (wider.length > 0) return wider
  // The pointed text may contain further words, as in « Mise à jour le … ».
  const within = that((text) => pointedText.includes(text) && text.length * 3 >= pointedText.length)
  const most = Math.max(0, ...within.map((place) => longestMatchLength(place, pointedText)))
  return within.filter((place) => longestMatchLength(place, pointedText) === most)
}

const longestMatchLength = ({ texts }: ShownFormField, pointedText: string) =>
  Math.max(...texts.filter((text) => pointedText.includes(text)).map(({ length }) => length))

function nearestFieldPath(
  candidates: readonly ShownFormField[],
  places: readonly ShownFormField[],
  around: readonly string[],
): string | null {
  const [first, ...others] = candidates
  if (!first) return null
  if (others.length === 0) return first.path
  for (const text of around.slice(1)) {
    const near = candidates.map((candidate) => countNearbyFieldsOfRow(text, candidate, places))
    const most = Math.max(...near)
    const best = candidates.filter((_, index) => near[index] === most)
    if (best.length < candidates.length) return nearestFieldPath(best, places, around)
  }
  return first.path
}

/** Counts the other fields of the same row whose text is near. */
function countNearbyFieldsOfRow(
  text: string,
  { path }: ShownFormField,
  places: readonly ShownFormField[],
): number {
  const row = path.slice(0, path.lastIndexOf('.') + 1)
  const isNear = (other: string) => (row === '' ? !other.includes('.') : other.startsWith(row))
  return places.filter(
    (place) =>
      place.path !== path &&
      isNear(place.path) &&
      place.texts.some((shownText) => text.includes(shownText)),
  ).length
}
