import type { Field } from 'payload'
import { validateRequiredText } from '@/collections/fields/validateRequiredText'
import { nobody, serverOnlyWriteAccess } from '@/src/access/roles'
import {
  criterionKindLabels,
  employmentTypeLabels,
  offerCriteriaText as text,
} from '@/src/content/admin/offerCriteria'
import { CRITERION_KINDS, EMPLOYMENT_TYPES } from '@/src/domain/offers/criteria'
import { localizedText } from '../fields/contentFields'
import { selectOptions } from '../fields/selectOptions'

const MAX_LABEL_CHARACTERS = 80

type CriterionFormValues = { kind?: unknown; isRemote?: unknown }
const isLocationCriterion = ({ kind }: CriterionFormValues) => kind === 'location'
const hasPostalAddress = ({ kind, isRemote }: CriterionFormValues) =>
  kind === 'location' && isRemote !== true

const postalAddressField = (
  name: 'city' | 'postalCode' | 'region',
  description?: string,
): Field => ({
  name,
  type: 'text',
  maxLength: MAX_LABEL_CHARACTERS,
  label: text[name].label,
  admin: { description, disableListColumn: true },
})

export const criterionFields: Field[] = [
  {
    ...localizedText('label', text.label, { required: true }),
    maxLength: MAX_LABEL_CHARACTERS,
    validate: validateRequiredText(text.errors.labelRequired, MAX_LABEL_CHARACTERS),
  },
  {
    name: 'kind',
    type: 'select',
    required: true,
    label: text.kind.label,
    options: selectOptions(CRITERION_KINDS, criterionKindLabels),
    // The kind cannot be changed, because offers reference a criterion by its kind and code.
    access: { update: nobody },
    admin: { isClearable: false },
  },
  {
    name: 'employmentType',
    type: 'select',
    defaultValue: 'OTHER',
    label: text.employmentType.label,
    options: selectOptions(EMPLOYMENT_TYPES, employmentTypeLabels),
    admin: {
      condition: ({ kind }) => kind === 'contract',
      description: text.employmentType.description,
      disableListColumn: true,
      isClearable: false,
    },
  },
  {
    name: 'isRemote',
    type: 'checkbox',
    defaultValue: false,
    label: text.isRemote.label,
    admin: {
      condition: isLocationCriterion,
      description: text.isRemote.description,
      disableListColumn: true,
    },
  },
  {
    type: 'row',
    admin: { condition: hasPostalAddress },
    fields: [postalAddressField('city', text.city.description), postalAddressField('postalCode')],
  },
  {
    type: 'row',
    admin: { condition: hasPostalAddress },
    fields: [
      postalAddressField('region'),
      {
        name: 'country',
        type: 'text',
        label: text.country.label,
        validate: (value: unknown) =>
          !value ||
          (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) ||
          text.errors.countryInvalid,
        admin: { description: text.country.description, disableListColumn: true },
      },
    ],
  },
  {
    name: 'isRetired',
    type: 'checkbox',
    defaultValue: false,
    label: text.isRetired.label,
    admin: {
      position: 'sidebar',
      description: text.isRetired.description,
      components: { Cell: '/components/admin/offerCriteria/RetiredCell#RetiredCell' },
    },
  },
  {
    name: 'code',
    type: 'text',
    label: text.code.label,
    access: serverOnlyWriteAccess,
    admin: { position: 'sidebar', readOnly: true, description: text.code.description },
  },
  {
    // The value in search URLs; for criteria from an older version it differs from the field `code`.
    name: 'word',
    type: 'text',
    access: serverOnlyWriteAccess,
    admin: { hidden: true },
  },
]
