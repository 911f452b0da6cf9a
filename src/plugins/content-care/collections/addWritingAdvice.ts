import type { Field, UIField } from 'payload'
import { ADVISED_FIELDS } from '@/src/plugins/content-care/rules/advice'

const ADMIN_COMPONENTS_PATH = '/src/plugins/content-care/admin'

const payAdviceField: UIField = {
  name: 'payAdvice',
  type: 'ui',
  admin: { components: { Field: `${ADMIN_COMPONENTS_PATH}/OfferAdvice#PayAdvice` } },
}

/** Adds writing advice to a field of the offers; the advice on the pay precedes its extras. */
export function addWritingAdvice(field: Field): Field[] {
  if (field.type !== 'text' && field.type !== 'textarea') return [field]
  const of = ADVISED_FIELDS.find((name) => name === field.name)
  if (!of) return [field]
  const clientProps = { of }
  const isList = field.type === 'text' && field.hasMany
  const advised = addFieldComponents(
    field,
    isList
      ? { Field: { path: `${ADMIN_COMPONENTS_PATH}/AdvisedList#AdvisedList`, clientProps } }
      : { afterInput: [{ path: `${ADMIN_COMPONENTS_PATH}/OfferAdvice#OfferAdvice`, clientProps }] },
  )
  return of === 'payExtra' ? [payAdviceField, advised] : [advised]
}

type FieldWithComponents = { admin?: { components?: object } }

const addFieldComponents = <Advised extends FieldWithComponents>(
  field: Advised,
  components: object,
): Advised => ({
  ...field,
  admin: { ...field.admin, components: { ...field.admin?.components, ...components } },
})
