/**
 * The type of a translation: the same keys, with any text for each text, and the same parameters
 * for each function.
 */
export type TranslationShape<Words> = Words extends string
  ? string
  : Words extends (...asked: infer Asked) => infer Said
    ? (...asked: Asked) => TranslationShape<Said>
    : Words extends (infer Entry)[]
      ? TranslationShape<Entry>[]
      : Words extends readonly (infer Entry)[]
        ? readonly TranslationShape<Entry>[]
        : { readonly [Name in keyof Words]: TranslationShape<Words[Name]> }
