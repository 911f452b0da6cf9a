/**
 * The type of a translation: the same keys, with any text for each text, and the same parameters
 * for each function.
 */
export type Wording<Words> = Words extends string
  ? string
  : Words extends (...asked: infer Asked) => infer Said
    ? (...asked: Asked) => Wording<Said>
    : Words extends (infer Entry)[]
      ? Wording<Entry>[]
      : Words extends readonly (infer Entry)[]
        ? readonly Wording<Entry>[]
        : { readonly [Name in keyof Words]: Wording<Words[Name]> }
