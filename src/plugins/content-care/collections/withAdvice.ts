import type { Field, UIField } from 'payload'
import { ADVISED_FIELDS } from '../rules/advice'

const adminFolder = '/src/plugins/content-care/admin'

const payAdvice: UIField = {
  name: 'payAdvice',
  type: 'ui',
  admin: { components: { Field: `${adminFolder}/OfferAdvice#PayAdvice` } },
}

/** A field of the offers with its writing advice; the advice on the pay precedes its extras. */
export function withAdvice(field: Field): Field[] {
  if (field.type !== 'text' && field.type !== 'textarea') return [field]
  const of = ADVISED_FIELDS.find((name) => name === field.name)
  if (!of) return [field]
  const clientProps = { of }
  const isList = field.type === 'text' && field.hasMany
  const advised = withComponents(
    field,
    isList
      ? { Field: { path: `${adminFolder}/AdvisedList#AdvisedList`, clientProps } }
      : { afterInput: [{ path: `${adminFolder}/OfferAdvice#OfferAdvice`, clientProps }] },
  )
  return of === 'payExtra' ? [payAdvice, advised] : [advised]
}

type Shown = { admin?: { components?: object } }

const withComponents = <Advised extends Shown>(field: Advised, components: object): Advised => ({
  ...field,
  admin: { ...field.admin, components: { ...field.admin?.components, ...components } },
})
