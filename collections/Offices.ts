import type { PayloadRequest } from 'payload'
import { emailField } from '@/collections/fields/emailField'
import { adminMenuGroups } from '@/src/content/admin/adminMenuGroups'
import { officesText as text } from '@/src/content/admin/offices'
import { createOrderedContentCollection } from './createOrderedContentCollection'
import { pictureField } from './fields/contentFields'
import { criterionField } from './fields/criterionField'
import { findCriterion } from './OfferCriteria/findCriterion'

const jobLocationField = criterionField('jobLocation', 'location')

export const Offices = createOrderedContentCollection({
  slug: 'offices',
  labels: text.labels,
  admin: {
    group: adminMenuGroups.otherContent,
    description: text.description,
    useAsTitle: 'name',
    defaultColumns: ['name', 'street', 'city', 'phone', '_status'],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: text.name.label,
      required: true,
      admin: { description: text.name.description },
    },
    { name: 'street', type: 'text', label: text.street.label, required: true },
    {
      type: 'row',
      fields: [
        { name: 'postalCode', type: 'text', label: text.postalCode.label, required: true },
        { name: 'city', type: 'text', label: text.city.label, required: true },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'phone', type: 'text', label: text.phone.label, required: true },
        emailField({ name: 'email', label: text.email.label, required: true }),
      ],
    },
    {
      ...jobLocationField,
      label: text.jobLocation.label,
      validate: async (code: unknown, { req }: { req: PayloadRequest }) => {
        if (!code) return true
        const location = typeof code === 'string' && (await findCriterion(req, 'location', code))
        return location && !location.isRemote ? true : text.jobLocation.unknown
      },
      admin: { ...jobLocationField.admin, description: text.jobLocation.description },
    },
    {
      name: 'mapsQuery',
      type: 'text',
      label: text.mapsQuery.label,
      admin: { description: text.mapsQuery.description },
    },
    pictureField('picture', text.picture),
  ],
})
