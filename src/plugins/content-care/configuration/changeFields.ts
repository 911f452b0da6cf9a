import type { Config, Field } from 'payload'

type Change = (field: Field) => Field[]

/** Payload's configuration with each field of a collection replaced, also inside rows and groups. */
export const changeFields = (config: Config, slug: string, change: Change): Config => ({
  ...config,
  collections: config.collections?.map((one) =>
    one.slug === slug ? { ...one, fields: changeEach(one.fields, change) } : one,
  ),
})

const changeEach = (fields: readonly Field[], change: Change): Field[] =>
  fields.flatMap((field) =>
    change('fields' in field ? { ...field, fields: changeEach(field.fields, change) } : field),
  )
