const COPY_SUFFIX_PATTERN = /^(.*) \(copie(?: (\d+))?\)$/s

/** The title of a copy: « Titre (copie) », then « Titre (copie 2) », within the maximum length. */
export function titleOfOfferCopy(title: string, longest: number): string {
  const [, original = title, count] = COPY_SUFFIX_PATTERN.exec(title) ?? []
  const isCopy = original !== title
  const mark = isCopy ? ` (copie ${Number(count ?? 1) + 1})` : ' (copie)'
  return original.slice(0, longest - mark.length).trimEnd() + mark
}
