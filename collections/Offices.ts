import { adminGroups } from '@/src/content/admin/groups'
import { officesText as text } from '@/src/content/admin/offices'
import { jobLocationLabels } from '@/src/content/fr/jobOfferLabels'
import { JOB_LOCATIONS } from '@/src/domain/offers/jobOffer'
import { pictureField } from './fields/pictureField'
import { orderedContent } from './orderedContent'

export const Offices = orderedContent({
  slug: 'offices',
  labels: text.labels,
  admin: {
    group: adminGroups.otherContent,
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
        { name: 'email', type: 'email', label: text.email.label, required: true },
      ],
    },
    {
      name: 'jobLocation',
      type: 'select',
      label: text.jobLocation.label,
      admin: { description: text.jobLocation.description },
      options: JOB_LOCATIONS.filter((value) => value !== 'remote').map((value) => ({
        value,
        label: jobLocationLabels[value],
      })),
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
