import { type ShownPlace, withoutSpaces } from './shownPlaces'

/** What somebody points at on a page. */
export type Pointed = {
  /** The text of the innermost element first, then of all that it stands in. */
  around: readonly string[]
  /** The name of the file, of a picture. */
  file?: string
}

// Whatever stands so near is of one field, if it is of any: a text that the page has divided.
const NEAR = 3

/**
 * The field that something on the page comes from; null where it is none of this document. Texts that read
 * the same are told apart by what stands around them: a label belongs to the row whose other fields are near.
 */
export function pointedPlace(places: readonly ShownPlace[], pointed: Pointed): string | null {
  const around = pointed.around.map(withoutSpaces)
  const candidates = pointed.file
    ? places.filter(({ files }) => files.some((file) => file === pointed.file))
    : saying(places, around)
  return nearest(candidates, places, around)
}

function saying(places: readonly ShownPlace[], [said = '', ...around]: readonly string[]) {
  if (said === '') return []
  const that = (matches: (text: string) => boolean) =>
    places.filter(({ texts }) => texts.some(matches))
  const same = that((text) => text === said)
  if (same.length > 0) return same
  const near = around.slice(0, NEAR)
  const isDivided = (text: string) => near.some((whole) => whole === text)
  const wider = that((text) => text.includes(said) && isDivided(text))
  if (wider.length > 0) return wider
  // Around it stand some words of the site, as in « Mise à jour le … ».
  const within = that((text) => said.includes(text) && text.length * 3 >= said.length)
  const most = Math.max(0, ...within.map((place) => longestIn(place, said)))
  return within.filter((place) => longestIn(place, said) === most)
}

const longestIn = ({ texts }: ShownPlace, said: string) =>
  Math.max(...texts.filter((text) => said.includes(text)).map(({ length }) => length))

function nearest(
  candidates: readonly ShownPlace[],
  places: readonly ShownPlace[],
  around: readonly string[],
): string | null {
  const [first, ...others] = candidates
  if (!first) return null
  if (others.length === 0) return first.path
  for (const text of around.slice(1)) {
    const near = candidates.map((candidate) => neighboursIn(text, candidate, places))
    const most = Math.max(...near)
    const best = candidates.filter((_, index) => near[index] === most)
    if (best.length < candidates.length) return nearest(best, places, around)
  }
  return first.path
}

/** How many fields of the same row are read there as well. */
function neighboursIn(text: string, { path }: ShownPlace, places: readonly ShownPlace[]): number {
  const row = path.slice(0, path.lastIndexOf('.') + 1)
  const isNear = (other: string) => (row === '' ? !other.includes('.') : other.startsWith(row))
  return places.filter(
    (place) =>
      place.path !== path && isNear(place.path) && place.texts.some((said) => text.includes(said)),
  ).length
}
