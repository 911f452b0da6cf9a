import type { Config, Field } from 'payload'

type FieldReplacer = (field: Field) => Field[]

/** Replaces each field of a collection in Payload's configuration, also inside rows and groups. */
export const replaceCollectionFields = (
  config: Config,
  slug: string,
  change: FieldReplacer,
): Config => ({
  ...config,
  collections: config.collections?.map((one) =>
    one.slug === slug ? { ...one, fields: replaceEachField(one.fields, change) } : one,
  ),
})

const replaceEachField = (fields: readonly Field[], change: FieldReplacer): Field[] =>
  fields.flatMap((field) =>
    change(
      'fields' in field ? { ...field, fields: replaceEachField(field.fields, change) } : field,
    ),
  )
